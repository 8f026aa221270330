-- Properties checked over small exhaustive inputs, without a testing library.
module Main where

import Data.List
import qualified Data.Map as M
import qualified Data.Set as S

check :: Show a => String -> [a] -> (a -> Bool) -> IO ()
check name xs p = case filter (not . p) xs of
  [] -> putStrLn ("ok   " ++ name ++ " (" ++ show (length xs) ++ ")")
  x : _ -> putStrLn ("FAIL " ++ name ++ ": " ++ show x)

lists :: [[Int]]
lists = concatMap (\n -> sequence (replicate n [0, 1, 2])) [0 .. 4]

main :: IO ()
main = do
  check "reverse twice" lists $ \xs -> reverse (reverse xs) == xs
  check "reverse append" [(a, b) | a <- take 40 lists, b <- take 40 lists] $ \(a, b) -> reverse (a ++ b) == reverse b ++ reverse a
  check "sort idempotent" lists $ \xs -> sort (sort xs) == sort xs
  check "sort is a permutation" lists $ \xs -> null (xs \\ sort xs) && length xs == length (sort xs)
  check "all lists are sorted" lists $ \xs -> sort xs == xs
  check "nub is the set" lists $ \xs -> sort (nub xs) == S.toList (S.fromList xs)
  check "group concat" lists $ \xs -> concat (group xs) == xs
  check "divMod" [(a, b) | a <- [-7 .. 7], b <- [-3 .. 3], b /= 0] $ \(a, b) -> let (q, r) = a `divMod` b in q * b + r == a && (r == 0 || signum r == signum b)
  check "quotRem" [(a, b) | a <- [-7 .. 7], b <- [-3 .. 3], b /= 0] $ \(a, b) -> let (q, r) = a `quotRem` b in q * b + r == a && (r == 0 || signum r == signum a)
  check "read show" [(x, Just y, [z]) | x <- [-2 .. 2 :: Int], y <- [0.5, -1.25 :: Double], z <- "a\n\"\200"] $ \t -> read (show t) == t
  check "map fusion" lists $ \xs -> map ((+ 1) . (* 2)) xs == (map (+ 1) . map (* 2)) xs
  check "foldr foldl" lists $ \xs -> foldr (-) 0 xs == foldl (-) 0 xs
  check "map insert lookup" [(k, v) | k <- [0 .. 5 :: Int], v <- "ab"] $ \(k, v) -> M.lookup k (M.insert k v (M.fromList (zip [0, 2 ..] "xyz"))) == Just v
  check "permutations" [0 .. 5] $ \n -> length (nub (permutations [1 .. n])) == product [1 .. n]
  check "subsequences" [0 .. 6] $ \n -> length (subsequences [1 .. n]) == 2 ^ n
