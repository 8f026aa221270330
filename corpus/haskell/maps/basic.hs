-- Data.Map: building, querying, changing, folding.
module Main where

import qualified Data.Map as Map
import Data.Map (Map)

main :: IO ()
main = do
  let m = Map.fromList [(5, "five"), (1, "one"), (3, "three"), (1, "uno")]
  print m
  print (Map.size m, Map.null m, Map.member 3 m, Map.notMember 3 m, Map.lookup 1 m, Map.lookup 9 m)
  print (m Map.! 5, m Map.!? 6, Map.findWithDefault "?" 6 m)
  print (Map.insert 2 "two" m, Map.insertWith (++) 5 "new " m, Map.insertWithKey (\k n o -> show k ++ n ++ o) 1 "-" m)
  print (Map.delete 1 m, Map.delete 7 m, Map.adjust ('x' :) 3 m, Map.adjust ('x' :) 4 m)
  print (Map.alter (fmap reverse) 5 m, Map.alter (const (Just "n")) 9 m, Map.alter (const Nothing) 1 m)
  print (Map.update (\v -> if length v > 3 then Just "long" else Nothing) 1 m)
  print (Map.keys m, Map.elems m, Map.assocs m, Map.toDescList m)
  print (Map.map length m, Map.mapWithKey (\k v -> show k ++ v) m, fmap head m)
  print (Map.filter ((> 3) . length) m, Map.filterWithKey (\k _ -> k > 1) m, Map.partition ((> 3) . length) m)
  print (Map.foldr (\v n -> length v + n) 0 m, Map.foldrWithKey (\k v acc -> (k, v) : acc) [] m, Map.foldlWithKey (\a k v -> a + k * length v) 0 m)
  print (Map.fromListWith (+) [(c, 1) | c <- "mississippi"], Map.fromListWithKey (\k a b -> k : a ++ b) [('a', "1"), ('b', "2"), ('a', "3")])
  print (Map.union (Map.fromList [(1, 'a'), (2, 'b')]) (Map.fromList [(2, 'x'), (3, 'y')]), Map.unionWith (+) (Map.fromList [(1, 1)]) (Map.fromList [(1, 2), (2, 3)]))
  print (sum (Map.fromList [(1, 10), (2, 20)]), maximum m, elem "one" m, concat m)
  print (Map.singleton 'k' 1 == Map.fromList [('k', 1)], compare (Map.fromList [(1, 2)]) (Map.fromList [(1, 3)]))
