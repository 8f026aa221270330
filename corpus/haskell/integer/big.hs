-- Integers beyond machine words: arithmetic, division of all signs, powers, show and read.
module Main where

import Data.Bits

fact :: Integer -> Integer
fact n = product [1 .. n]

fib :: Int -> Integer
fib n = go n 0 1 where
  go 0 a _ = a
  go k a b = go (k - 1) b (a + b)

main :: IO ()
main = do
  print (fact 30)
  print (fact 50 `div` fact 48, fact 25 `mod` (10 ^ 9 + 7), gcd (fact 20) (2 ^ 100))
  print (fib 200)
  let a = 2 ^ 100 + 1; b = 3 ^ 40
  print [(x `divMod` y, x `quotRem` y) | x <- [a, -a], y <- [b, -b]]
  print (a * b, a - b, negate a, abs (-a), signum (-a))
  print (compare a b, a == a + 0, a > b, max a b == a)
  print (read "123456789012345678901234567890" + 1 :: Integer)
  print (fromIntegral a :: Int, fromIntegral (-a) :: Int, toInteger (maxBound :: Int) + 1)
  print (fromIntegral a :: Double, truncate (1e25 :: Double) :: Integer, fromInteger a / 3)
  print (shiftL 1 100 :: Integer, shiftR a 98, a .&. 0xff, popCount (2 ^ 100 - 1 :: Integer), testBit a 100)
  print (xor a b, complement a, (-a) .&. (2 ^ 70 - 1), shiftR (-5) 1 :: Integer, (-1) .|. a)
  print (length (show (2 ^ 1000)), sum (map (read . (: [])) (show (2 ^ 1000))))
  print (even a, odd b, lcm a b, until ((> 30) . length . show) (* 7) 1)
  print ([10 ^ 20 .. 10 ^ 20 + 2], [10 ^ 20, 10 ^ 20 - 5 .. 10 ^ 20 - 10], toEnum (fromEnum (5 :: Integer)) :: Integer)
