-- Data.List.NonEmpty: construction, grouping, folding, conversions.
module Main where

import Data.List.NonEmpty (NonEmpty (..), (<|), toList, nonEmpty)
import qualified Data.List.NonEmpty as NE
import Data.Semigroup

main :: IO ()
main = do
  let xs = 3 :| [1, 2]
  print xs
  print (NE.head xs, NE.tail xs, NE.last xs, NE.init xs, NE.length xs, toList xs)
  print (nonEmpty [1, 2], nonEmpty "", 0 <| xs, NE.cons 9 xs, NE.reverse xs, NE.sort xs)
  print (NE.map (* 2) xs, fmap show xs, NE.zip xs ('a' :| "bc"), NE.fromList [1, 2])
  print (NE.group "aabccc", NE.groupBy (\a b -> even a == even b) [2, 4, 1, 3, 6])
  print (map (\g -> (NE.head g, length g)) (NE.group [1, 1, 2]), NE.groupWith (`mod` 2) [1, 3, 2])
  print (NE.groupAllWith (`mod` 3) [1 .. 7])
  print (sconcat ("a" :| ["b", "c"]), maximum xs, minimum xs, sum xs, foldr1 (-) xs)
  print (xs <> (7 :| []), xs == 3 :| [1, 2], compare xs (3 :| [1]))
  print (do { a <- 1 :| [2]; b <- 10 :| [20]; return (a + b) })
  print (traverse (\x -> if x > 0 then Just x else Nothing) xs, NE.filter (> 1) xs, NE.takeWhile (> 2) xs)
  print (NE.sortBy (flip compare) xs, NE.sortWith negate xs, NE.scanl (+) 0 [1, 2, 3], NE.insert 2 [1, 3])
  print (NE.xor (True :| [False]), NE.nub (1 :| [1, 2]), NE.transpose ((1 :| [2]) :| [3 :| [4]]), NE.span (> 2) xs)
