-- Most functions of vectors, on all kinds.
module Main where

import Data.Ord (comparing)
import qualified Data.Vector as V
import qualified Data.Vector.Generic as G
import qualified Data.Vector.Storable as S
import qualified Data.Vector.Unboxed as U

total :: (G.Vector v a, Num a) => v a -> a
total = G.foldl' (+) 0

main :: IO ()
main = do
  let v = V.fromList [3, 1, 4, 1, 5, 9, 2, 6 :: Int]
      u = U.fromList [(1, 'a'), (2, 'b'), (3, 'c')] :: U.Vector (Int, Char)
  print (V.length v, V.null v, V.head v, V.last v, V.maximum v, V.minimum v)
  print (V.slice 2 3 v, V.init v, V.tail v, V.take 2 v, V.drop 6 v, V.splitAt 3 v)
  print (V.filter even v, V.partition (> 3) v, V.takeWhile (/= 5) v, V.dropWhile (< 9) v)
  print (V.maxIndex v, V.minIndex v, V.maximumBy (comparing negate) v, V.elemIndex 4 v, V.find (> 4) v)
  print (V.scanl (+) 0 v, V.scanl1 max v, V.prescanl (+) 0 v, V.postscanl (+) 0 v, V.scanr (+) 0 v)
  print (V.reverse v, V.cons 0 (V.snoc v 7), v V.++ V.singleton 8, V.concat [v, V.empty])
  print (V.zipWith (*) v (V.reverse v), V.unzip (V.map (\x -> (x, show x)) (V.take 3 v)))
  print (V.generate 5 (^ 2), V.iterateN 5 (* 2) 1, V.replicate 2 'x', V.unfoldr (\n -> if n > 3 then Nothing else Just (n, n + 1)) 0)
  print (V.enumFromN 5 3 :: V.Vector Int, V.enumFromStepN 1 0.5 3 :: V.Vector Double, V.enumFromThenTo 1 3 9 :: V.Vector Int)
  print (V.ifoldl' (\a i x -> a + i * x) 0 v, V.foldr (:) [] v, sum v, length v, maximum v, concatMap show v)
  print (V.backpermute v (V.fromList [7, 0, 1]), V.update v (V.fromList [(0, 10)]), V.accumulate (+) v (V.fromList [(1, 100), (1, 1)]))
  print (V.mapMaybe (\x -> if x > 3 then Just (x * 10) else Nothing) v, V.concatMap (\x -> V.replicate x x) (V.fromList [1, 2, 3]))
  print (traverse (\x -> if x > 0 then Right x else Left x) v, fmap show (V.take 2 v), V.uncons v, V.unsnoc (V.take 1 v))
  V.imapM_ (\i x -> putStrLn (show i ++ ":" ++ show x)) (V.take 3 v)
  r <- V.forM (V.take 3 v) (\x -> print x >> return (x + 1))
  print (r, compare v r, v == v, r <> r, mconcat [r, r])
  print (U.map fst u, U.unzip u, U.sum (U.map fst u), U.toList (U.indexed (U.map snd u)), u U.! 1, u U.!? 9)
  print (S.sum (S.fromList [1.5, 2.5 :: Double]), S.map (* 2) (S.fromList [1, 2, 3 :: Int]), total (S.fromList [1, 2 :: Int]), total v)
  print (V.and (V.map (> 0) v), V.any (> 8) v, V.notElem 7 v, V.product v, V.findIndices (== 1) v, V.fromListN 2 "abc")
  print (read "[1,2,3]" :: V.Vector Int, V.toList (V.modify (\_ -> return ()) v), do { x <- V.fromList [1, 2]; y <- V.fromList "ab"; return (x, y) })
