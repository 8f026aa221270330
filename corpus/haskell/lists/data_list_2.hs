-- Data.List: folds, scans, zips, transposition, unfolding, generic versions, sets.
module Main where

import Data.List

main :: IO ()
main = do
  print (foldl' (flip (:)) [] [1, 2, 3], foldl1' max [2, 5, 3], mapAccumL (\a x -> (a + x, a * x)) 0 [1, 2, 3], mapAccumR (\a x -> (a + x, a * x)) 0 [1, 2, 3])
  print (scanl' (+) 0 [1, 2, 3], unfoldr (\n -> if n > 50 then Nothing else Just (n, n * 2)) 1, iterate' (+ 3) 0 !! 5)
  print (transpose ["abc", "d", "ef"], transpose [[1, 2], [3, 4]], intercalate ", " ["a", "b"], intersperse 0 [1, 2, 3], intersperse ',' "")
  print (zip4 [1] [2] [3] [4], zipWith3 (,,) [1, 2] "ab" [True, False], zipWith4 (\a b c d -> a + b + c + d) [1] [2] [3] [4], unzip3 [(1, 'a', True)])
  print (genericLength [1, 2, 3] :: Integer, genericTake 2 [1, 2, 3], genericDrop 2 [1, 2, 3], genericReplicate (2 :: Integer) 'x', genericIndex "abc" 1, genericSplitAt 1 "ab")
  print (lines "a\n\nb", unlines ["x", "y"], words " p  q ", unwords ["r", "s"], singleton 'x')
  print (and [True, False], or [False], any odd [2, 4], all odd [1, 3], elem 3 [1, 2, 3], notElem 1 [])
  print (zipWith5 (\a b c d e -> [a, b, c, d, e]) "a" "b" "c" "d" "e", zip5 [1] [2] [3] [4] [5])
  print (foldl' (\acc (i, x) -> acc + i * x) 0 (zip [1 ..] [10, 20, 30]), insert 0 [], sortOn snd [(1, 'b'), (2, 'a')])
  print (let (q, r) = partition (> 2) [1, 2, 3, 4] in q ++ r, group "", group [1], nub "", tails "", inits "")
  print (subsequences "ab", isInfixOf "" "abc", "abc" \\ "b", lookup 'b' (zip "abc" [1 ..]))
  print (sortBy (\(a, _) (b, _) -> compare a b) [(1, 'x'), (0, 'y'), (1, 'a'), (0, 'b')])
  print (minimum [[3, 1], [2, 9]], maximum ["b", "ab"], concat (transpose ["ace", "bdf"]), elemIndex 'c' ['a' ..])
