-- Tuples of many sizes: show, compare, patterns, constructors, nested and unit.
module Main where

import Data.Tuple (swap)

sum7 :: (Int, Int, Int, Int, Int, Int, Int) -> Int
sum7 (a, b, c, d, e, f, g) = a + b + c + d + e + f + g

rot :: (a, b, c) -> (b, c, a)
rot (a, b, c) = (b, c, a)

main :: IO ()
main = do
  print ()
  print (1, 'a')
  print (1, 'a', "s", True, Nothing :: Maybe (), [()], -1.5)
  print (sum7 (1, 2, 3, 4, 5, 6, 7))
  print (rot (rot (1, "b", 'c')))
  print ((1, (2, (3, ()))), ((1, 2), 3))
  print ((,,,) 1 2 3 4, (,,,,) 1 2 3 4 5)
  print (compare (1, 'b') (1, 'a'), (1, 2) < (1, 3), max (2, 'a') (1, 'z'))
  print ((1, 2, 3) == (1, 2, 3), (1, 2, 3) < (1, 2, 2), (1, 2, 3, 4) >= (1, 2, 3, 4))
  print (minBound :: (Bool, Bool, ()), maxBound :: (Bool, Ordering))
  print (fst (1, 2), snd (1, 2), swap ('x', 2))
  print (curry fst 1 2, uncurry (+) (3, 4))
  print (fmap (+ 1) ("w", 1), sum (1, 2), length (1, 2), maximum (3, 1))
  print (unzip [(1, 'a'), (2, 'b')], unzip3 [(1, 2, 3), (4, 5, 6)])
  print (zip3 [1, 2] "ab" [True, False], zipWith3 (\a b c -> a + b * c) [1, 2] [3, 4] [5, 6])
  print ("ab", 1)
  print (("a", [1]) <> ("b", [2]), mempty :: (String, ()))
  print (1,2,3,4,5,6,7,8,9,10,11,12,13,14,15)
