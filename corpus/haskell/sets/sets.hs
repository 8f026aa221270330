-- Data.Set: everything usual, ordered access and set algebra.
module Main where

import qualified Data.Set as Set
import Data.Set (Set, (\\))

powerset :: Ord a => Set a -> Set (Set a)
powerset = Set.foldr (\x acc -> acc `Set.union` Set.map (Set.insert x) acc) (Set.singleton Set.empty)

main :: IO ()
main = do
  let s = Set.fromList [5, 1, 3, 1, 5]
      t = Set.fromList [3, 4, 5]
  print (s, Set.size s, Set.member 3 s, Set.notMember 3 s, Set.null s, Set.empty :: Set Int)
  print (Set.insert 2 s, Set.insert 3 s, Set.delete 1 s, Set.toList s, Set.elems t, Set.toDescList s)
  print (Set.union s t, Set.intersection s t, Set.difference s t, s \\ t, Set.unions [s, t, Set.singleton 9])
  print (Set.isSubsetOf (Set.fromList [1, 3]) s, Set.isProperSubsetOf s s, Set.disjoint s t)
  print (Set.map (`div` 2) s, Set.filter odd t, Set.partition (> 2) s, Set.foldr (:) [] s, sum s, maximum s)
  print (Set.findMin s, Set.findMax s, Set.lookupMin (Set.empty :: Set Int), Set.deleteMin s, Set.minView t, Set.maxView t)
  print (Set.lookupLT 3 s, Set.lookupGE 4 s, Set.lookupGT 5 s, Set.split 3 s, Set.splitMember 4 t)
  print (Set.elemAt 1 s, Set.findIndex 5 s, Set.lookupIndex 7 s, Set.take 2 s, Set.drop 2 s)
  print (powerset (Set.fromList "abc"), Set.toList (Set.powerSet (Set.fromList [1, 2])))
  print (Set.cartesianProduct (Set.fromList [1, 2]) (Set.fromList "ab"), compare s t, s == Set.fromList [1, 3, 5])
  print (foldMap show s, concatMap show (Set.toAscList t), Set.unions (map Set.singleton "hello"))
  print (s <> t, mempty :: Set (), Set.mapMonotonic (+ 1) s, Set.dropWhileAntitone (< 3) s, elem 3 s)
