-- Data.Map: set operations, ordered access, splitting, traversals, indexed access.
module Main where

import qualified Data.Map.Strict as M
import Data.Maybe (fromJust)

main :: IO ()
main = do
  let a = M.fromList (zip [1 .. 6] "abcdef")
      b = M.fromList [(2, 20), (4, 40), (7, 70)]
  print (M.intersection a b, M.difference a b, a M.\\ b, M.intersectionWith (,) a b)
  print (M.unions [M.fromList [(1, 'p')], M.fromList [(1, 'q'), (2, 'r')]], M.unionsWith (++) [M.fromList [(1, "x")], M.fromList [(1, "y")]])
  print (M.lookupMin a, M.lookupMax b, M.findMin a, M.findMax a, M.deleteMin b, M.deleteMax b, M.lookupMin (M.empty :: M.Map () ()))
  print (M.lookupLT 4 b, M.lookupLE 4 b, M.lookupGT 4 b, M.lookupGE 5 b, M.lookupGT 7 b)
  print (M.split 4 b, M.splitLookup 3 a, M.minViewWithKey b, M.maxView b)
  print (M.elemAt 0 b, M.lookupIndex 4 b, M.findIndex 7 b, M.take 1 b, M.drop 2 b)
  print (M.mapMaybe (\v -> if v > 20 then Just (v + 1) else Nothing) b, M.mapEither (\v -> if v > 30 then Left v else Right v) b)
  print (M.mapKeys (* 2) b, M.mapKeysWith (+) (`div` 4) b, M.foldr' (+) 0 b, M.foldl (-) 0 b)
  print (M.insertLookupWithKey (\_ n o -> n + o) 2 5 b, M.updateLookupWithKey (\_ _ -> Nothing) 4 b)
  print (M.mapAccum (\acc v -> (acc + v, acc)) 0 b, M.mapAccumWithKey (\acc k v -> (acc + k, v + acc)) 0 b)
  print (M.isSubmapOf (M.fromList [(2, 20)]) b, M.isSubmapOfBy (<=) (M.fromList [(2, 10)]) b, M.keysSet b)
  print (traverse (\v -> if v > 0 then Just (v `div` 10) else Nothing) b, M.traverseWithKey (\k v -> [k + v]) b)
  print (M.partitionWithKey (\k _ -> even k) a, M.takeWhileAntitone (< 4) a, M.spanAntitone (< 3) a)
  print (M.fromAscList [(1, 'a'), (2, 'b')], M.fromDistinctAscList [(1, 'a')], M.fromDescList [(2, 'a'), (1, 'b')], M.foldMapWithKey (\k v -> show k ++ [v]) a)
  print (M.restrictKeys a (M.keysSet b), M.withoutKeys a (M.keysSet b), M.mergeWithKey (\_ x y -> Just (fromEnum x + y)) (const M.empty) id a b)
  print (M.alterF (\v -> [Nothing, fmap (+ 1) v]) 2 b, M.notMember 3 b, M.foldlWithKey' (\s k v -> s + k * v) 0 b)
  mapM_ print (M.toList (M.filter (> 20) b))
