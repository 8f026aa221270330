-- Data.Array: bounds, updates, accumulation, two dimensions, dynamic programming.
module Main where

import Data.Array
import Data.Ix (inRange)

lcs :: String -> String -> Int
lcs a b = t ! (0, 0)
  where
    (n, m) = (length a, length b)
    (x, y) = (listArray (0, n - 1) a, listArray (0, m - 1) b)
    t = array ((0, 0), (n, m)) [((i, j), f i j) | i <- [0 .. n], j <- [0 .. m]]
    f i j
      | i == n || j == m = 0
      | x ! i == y ! j = 1 + t ! (i + 1, j + 1)
      | otherwise = max (t ! (i + 1, j)) (t ! (i, j + 1))

mmul :: Array (Int, Int) Int -> Array (Int, Int) Int -> Array (Int, Int) Int
mmul p q = array ((r0, c0'), (r1, c1')) [((i, j), sum [p ! (i, k) * q ! (k, j) | k <- [c0 .. c1]]) | i <- [r0 .. r1], j <- [c0' .. c1']]
  where ((r0, c0), (r1, c1)) = bounds p
        ((_, c0'), (_, c1')) = bounds q

main :: IO ()
main = do
  let a = listArray (0, 4) [10, 20, 30, 40, 50] :: Array Int Int
  print a
  print (a ! 2, bounds a, indices a, elems a, assocs (fmap (`div` 10) a))
  print (a // [(1, 0), (3, -1), (1, 7)], accum (+) a [(0, 1), (0, 2)])
  print (accumArray (flip (:)) "" ('a', 'c') [('a', 'x'), ('c', 'y'), ('a', 'z')])
  print (sum a, maximum a, length a, foldr (:) [] a, ixmap (0, 2) (+ 1) a)
  let g = listArray ((0, 0), (1, 2)) [1 ..] :: Array (Int, Int) Int
  print g
  print (g ! (1, 1), [g ! (i, i) | i <- [0, 1]], bounds g, inRange (bounds g) (2, 0))
  print (mmul (listArray ((0, 0), (1, 1)) [1, 1, 1, 0]) (listArray ((0, 0), (1, 1)) [2, 1, 1, 1]))
  print (lcs "AGGTAB" "GXTXAYB", lcs "" "abc")
  print (listArray (1, 0) [] :: Array Int Int, a == a // [], compare a (a // [(0, 11)]))
  print (listArray (-2, 2) "abcde" ! (-1), array (False, True) [(True, 1), (False, 0)], range ((0, 0), (1, 1)))
  print (traverse (\x -> if x > 0 then Just (x + 1) else Nothing) a)
