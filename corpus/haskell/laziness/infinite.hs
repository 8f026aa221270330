-- Infinite structures, knot tying, and short-circuiting operators.
module Main where

import Data.List

hamming :: [Integer]
hamming = 1 : merge (map (* 2) hamming) (merge (map (* 3) hamming) (map (* 5) hamming))
  where
    merge xa@(x : xs) ya@(y : ys)
      | x < y = x : merge xs ya
      | x > y = y : merge xa ys
      | otherwise = x : merge xs ys
    merge _ _ = []

data Stream a = a :~ Stream a
infixr 5 :~

takeS :: Int -> Stream a -> [a]
takeS 0 _ = []
takeS n (x :~ xs) = x : takeS (n - 1) xs

iterS :: (a -> a) -> a -> Stream a
iterS f x = x :~ iterS f (f x)

pascal :: [[Integer]]
pascal = iterate (\r -> zipWith (+) (0 : r) (r ++ [0])) [1]

main :: IO ()
main = do
  print (take 20 hamming)
  print (takeS 5 (iterS (* 3) 1))
  mapM_ print (take 5 pascal)
  print (any (> 10) [1 ..], all even [2, 3 ..], elem 7 [1 ..], or (cycle [False, True]))
  print (takeWhile (< 40) (filter odd (map (^ 2) [1 ..])))
  print (zip "abc" [0 ..], lookup 3 (zip [1 ..] (cycle "xy")))
  print (False && undefined, True || undefined, const 1 undefined)
  print (foldr (\x acc -> x > 5 || acc) False [1 ..])
  print (head (dropWhile (< 1000) (scanl1 (+) [1 ..])))
  let xs = [if i == 0 then 1 else sum (take i xs) | i <- [0 .. 9]] :: [Int]
  print xs
  print (fst (span (< 3) [1 ..]), take 3 (tails [1 ..]) `seq` (), find ((> 50) . (^ 2)) [1 ..])
