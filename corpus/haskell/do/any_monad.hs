-- do in functions, tuples, Either, parsers of strings, and without binds at all.
module Main where

import Data.Char (isDigit)

reader :: Int -> (Int, String)
reader = do
  a <- (* 2)
  b <- (+ 10)
  s <- show
  return (a + b, s ++ "!")

writer :: ([String], Int)
writer = do
  x <- (["three"], 3)
  y <- (["four"], 4)
  (["sum"], ())
  return (x + y)

plain :: Int
plain = do 3 + 4

either' :: String -> Either String Int
either' s = do
  c <- case s of { [] -> Left "empty"; c : _ -> Right c }
  if isDigit c
    then return (fromEnum c - 48)
    else do
      let msg = "not a digit: "
      Left (msg ++ [c])

nestedLists :: [(Int, Int)]
nestedLists = do { x <- xs ; y <- do { z <- xs ; [z, z * 10] } ; [(x, y)] } where xs = [1, 2]

main :: IO ()
main = do
  print (reader 5)
  print writer
  print plain
  print (map either' ["", "7x", "x7"])
  print nestedLists
  do
    putStr "a "
    do putStr "b "; putStr "c "
  putStrLn "d"
  mapM_ (\x -> do
    putStr (show x)
    putStr ",") [1, 2, 3]
  putStrLn ""
