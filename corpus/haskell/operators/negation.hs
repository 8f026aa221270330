-- Prefix minus: precedence six, in sections, patterns, arguments and ranges.
module Main where

f :: Int -> Int
f (-1) = 100
f n = n - 1

main :: IO ()
main = do
  print (-1 + 2, -(1 + 2), - 1 * 2)
  print (-2 ^ 2, (-2) ^ 2, -7 `div` 2, (-7) `div` 2)
  print (-7 `mod` 3, (-7) `mod` 3, -7 `rem` 3, (-7) `quot` 2)
  print (negate 3, (subtract 1) 5, (\x -> x - 1) 5, (+ (-1)) 5)
  print (f (-1), f(-2), f 3 -1)
  print [-3 .. -1]
  print [-1, -3 .. -7]
  print (let a-b = a + b in 1-2)
  print (- 1 == -1)
  print (map negate [1, -2], maximum [-5, -2])
  print (-1 `max` 5 + 1)
