-- Signatures with holes: results, elements, constraints, local ones.
{-# LANGUAGE PartialTypeSignatures, ScopedTypeVariables #-}
{-# OPTIONS_GHC -Wno-partial-type-signatures #-}
f :: Int -> _
f x = x + 1

g :: Int -> [_]
g n = [i | i <- [2 .. n]]

twice :: _ => a -> a
twice x = x + x

arbitrary :: _ -> Bool -> _
arbitrary x b = if b then [x] else []

showAll :: (Show a, _) => [a] -> a -> String
showAll xs x = show xs ++ show (x == head xs)

pair :: forall a. a -> _
pair x = (x, again)
  where
    again :: [a]
    again = [x, x]

limit :: _
limit = 10 :: Int

main :: IO ()
main = do
  print (f 3)
  print (g 5)
  print (twice (2.5 :: Double), twice (3 :: Int))
  print (arbitrary 'x' True, arbitrary (Just ()) False)
  putStrLn (showAll [1, 2 :: Int] 1)
  print (pair 'q', limit)
  let h :: _ -> Int
      h s = length (s :: String)
  print (h "abc")
