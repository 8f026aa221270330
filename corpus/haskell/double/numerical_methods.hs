-- Newton, bisection, integration and statistics with Double.
module Main where

import Text.Printf (printf)

newton :: (Double -> Double) -> (Double -> Double) -> Double -> Double
newton f f' x0 = go x0 (0 :: Int)
  where go x n | n > 50 || abs (f x) < 1e-12 = x
               | otherwise = go (x - f x / f' x) (n + 1)

bisect :: (Double -> Double) -> Double -> Double -> Double
bisect f lo hi
  | hi - lo < 1e-9 = mid
  | f lo * f mid <= 0 = bisect f lo mid
  | otherwise = bisect f mid hi
  where mid = (lo + hi) / 2

simpson :: (Double -> Double) -> Double -> Double -> Int -> Double
simpson f a b n = h / 3 * sum [c i * f (a + fromIntegral i * h) | i <- [0 .. n]]
  where h = (b - a) / fromIntegral n
        c i | i == 0 || i == n = 1
            | odd i = 4
            | otherwise = 2

mean, variance :: [Double] -> Double
mean xs = sum xs / fromIntegral (length xs)
variance xs = sum [(x - m) ^ (2 :: Int) | x <- xs] / fromIntegral (length xs) where m = mean xs

main :: IO ()
main = do
  printf "%.6f\n" (newton (\x -> x * x - 2) (* 2) 1)
  printf "%.6f\n" (bisect (\x -> x ** 3 - x - 2) 1 2)
  printf "%.8f\n" (simpson sin 0 pi 100)
  print (mean [1, 2, 3, 4], variance [1, 2, 3, 4])
  print (map (\n -> sum [1 / fromIntegral k | k <- [1 .. n]]) [1, 2, 4 :: Int])
  print (takeWhile (> 1e-3) (iterate (/ 4) 1))
  print (foldr (\c acc -> c + 2 * acc) 0 [1, 2, 3 :: Double])
