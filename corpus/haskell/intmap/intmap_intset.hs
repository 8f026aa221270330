-- Data.IntMap and Data.IntSet, negative keys included.
module Main where

import qualified Data.IntMap.Strict as IM
import qualified Data.IntSet as IS

sieve :: Int -> IS.IntSet
sieve n = go 2 (IS.fromList [2 .. n])
  where go p s | p * p > n = s
               | IS.member p s = go (p + 1) (foldr IS.delete s [p * p, p * p + p .. n])
               | otherwise = go (p + 1) s

main :: IO ()
main = do
  let m = IM.fromList [(3, "c"), (-1, "neg"), (0, "zero"), (100, "hundred")]
  print m
  print (IM.lookup (-1) m, IM.lookup 7 m, IM.findWithDefault "d" 7 m, m IM.! 3, IM.member 0 m, IM.size m)
  print (IM.insertWith (++) 3 "C" m, IM.delete 0 m, IM.adjust reverse 100 m, IM.alter (const (Just "x")) 5 m)
  print (IM.keys m, IM.elems m, IM.toList (IM.map length m), IM.foldrWithKey (\k v a -> k + length v + a) 0 m)
  print (IM.unionWith (++) m (IM.fromList [(3, "!"), (4, "d")]), IM.intersectionWith (,) m m IM.!? 3, IM.difference m (IM.fromList [(0, ())]))
  print (IM.lookupMin m, IM.lookupMax m, IM.findMin m, IM.deleteMin m, IM.lookupLT 0 m, IM.lookupGE 4 m)
  print (IM.fromListWith (+) [(x `mod` 3, x) | x <- [1 .. 10]], IM.filter ((> 3) . length) m, IM.partition null m, IM.split 3 m)
  print (IM.minViewWithKey m, IM.mapMaybe (\v -> if v == "c" then Nothing else Just (head v)) m, fmap length m, sum (IM.fromList [(1, 5)]))
  print (IM.updateLookupWithKey (\_ _ -> Nothing) 3 m, IM.insertLookupWithKey (\_ a b -> a ++ b) 3 "n" m, IM.keysSet m)
  print (IS.toList (sieve 60), IS.size (sieve 200))
  let s = IS.fromList [5, -3, 8, 5]
  print (s, IS.member 8 s, IS.insert 0 s, IS.delete 5 s, IS.union s (IS.fromList [1]), IS.findMin s, IS.findMax s)
  print (IS.filter even s, IS.foldr (+) 0 s, IS.elems s, IS.isSubsetOf (IS.fromList [8]) s, IS.map (* 2) s, IS.partition (> 0) s, IS.null s)
