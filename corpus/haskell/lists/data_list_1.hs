-- Data.List: searching, grouping, splitting, sorting.
module Main where

import Data.List
import Data.Ord (comparing, Down (..))
import Data.Function (on)

main :: IO ()
main = do
  let xs = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]
  print (sort xs, sortBy (flip compare) xs, sortOn negate xs, sortOn Down xs)
  print (sortBy (comparing snd <> comparing fst) [(2, 'a'), (1, 'b'), (1, 'a')])
  print (nub xs, nubBy (\a b -> a `mod` 3 == b `mod` 3) xs, group (sort xs))
  print (groupBy ((==) `on` (`div` 3)) [1, 2, 3, 4, 6, 7, 1], map (\g -> (head g, length g)) (group "aabccc"))
  print (partition even xs, insert 4 [1, 3, 5, 7], insertBy (comparing negate) 4 [5, 3], delete 1 xs)
  print (deleteBy (\a b -> a == b + 1) 4 [1, 2, 3, 4], xs \\ [1, 5, 5], union [1, 2, 2] [2, 3, 3], intersect [1, 2, 2, 3] [2, 3])
  print (unionBy ((==) `on` abs) [1, -2] [2, 3], intersectBy ((==) `on` abs) [1, -2] [2], deleteFirstsBy (==) [1, 2, 3] [2])
  print (find (> 4) xs, findIndex (> 4) xs, findIndices (> 4) xs, elemIndex 5 xs, elemIndices 5 xs, elemIndex 7 xs)
  print (isPrefixOf [3, 1] xs, isSuffixOf [3, 5] xs, isInfixOf [5, 9] xs, isSubsequenceOf [1, 9, 3] xs)
  print (stripPrefix "foo" "foobar", stripPrefix "x" "y", dropWhileEnd odd xs, span (< 4) xs)
  print (maximumBy (comparing snd) [(1, 'a'), (2, 'c'), (3, 'c')], minimumBy (comparing snd) [(1, 'b'), (2, 'a'), (3, 'a')])
  print (inits "abc", tails "abc", subsequences [1, 2, 3], permutations [1, 2, 3])
  print (take 3 (permutations "abcd"), length (permutations [1 .. 5]), splitAt 3 xs)
  print (lookup 1 [] :: Maybe Int, uncons xs, uncons "", uncons [()])
