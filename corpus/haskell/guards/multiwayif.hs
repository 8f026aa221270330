-- Multi-way if: nested, in do, with pattern guards, and its layout.
{-# LANGUAGE MultiWayIf #-}
module Main where

sign :: Int -> Int
sign n = if | n < 0 -> -1
            | n > 0 -> 1
            | otherwise -> 0

nested :: Int -> Int -> String
nested a b = if | a > 0 -> if | b > 0 -> "++"
                              | otherwise -> "+-"
                | b > 0 -> "-+"
                | otherwise -> "--"

pat :: Maybe Int -> String
pat m = if | Just n <- m, n > 5 -> "big " ++ show n
           | Just n <- m -> "small " ++ show n
           | otherwise -> "none"

oneLine :: Int -> Char
oneLine n = if | n == 0 -> 'z' | even n, n > 10 -> 'E' | even n -> 'e' | True -> 'o'

main :: IO ()
main = do
  print (map sign [-5, 0, 5])
  mapM_ (putStrLn . uncurry nested) [(1, 1), (1, 0), (0, 1), (0, 0)]
  mapM_ (putStrLn . pat) [Just 9, Just 1, Nothing]
  putStrLn (map oneLine [0, 2, 12, 3])
  let x = 3 :: Int
  if | x > 5 -> putStrLn "gt"
     | x > 2 -> do
         putStrLn "between"
         putStrLn "two lines"
     | otherwise -> return ()
  print $ 1 + if | x == 3 -> 10 | otherwise -> 20
