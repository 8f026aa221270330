-- Data.Map.Merge, nubOrd, bool, and other small modules that programs import.
module Main where

import Data.Bool (bool)
import Data.Containers.ListUtils (nubOrd, nubOrdOn)
import qualified Data.Map.Merge.Lazy as L
import qualified Data.Map.Merge.Strict as M
import qualified Data.Map.Strict as Map
import GHC.Float (double2Int, int2Double)
import Data.Version (makeVersion, showVersion)

stock, orders :: Map.Map String Int
stock = Map.fromList [("apples", 5), ("figs", 2), ("pears", 0)]
orders = Map.fromList [("figs", 3), ("kiwis", 1), ("pears", 4)]

main :: IO ()
main = do
  print (M.merge M.preserveMissing M.dropMissing (M.zipWithMatched (\_ a b -> a - b)) stock orders)
  print (M.merge (M.mapMissing (const negate)) M.preserveMissing (M.zipWithMaybeMatched (\k a b -> if k < "p" then Just (a * b) else Nothing)) stock orders)
  r <- M.mergeA (M.traverseMissing (\k n -> putStrLn ("only here: " ++ k) >> return (show n))) (M.filterMissing (\_ _ -> False)) (M.zipWithAMatched (\k a b -> putStrLn ("both: " ++ k) >> return (show (a, b)))) stock (fmap show orders)
  print r
  print (Map.size (L.merge (L.mapMissing (\_ _ -> undefined)) L.dropMissing (L.zipWithMatched (\_ _ _ -> ())) stock orders))
  print (L.mergeA (L.traverseMaybeMissing (\_ n -> if n > 4 then Nothing else Just (Just n))) L.dropMissing (L.zipWithMatched (\_ a _ -> a)) stock orders)
  print (nubOrd "mississippi", nubOrdOn (`mod` 10) [1, 11, 2, 22, 31 :: Int], take 3 (nubOrd [1 :: Int ..]))
  putStrLn (concatMap (bool "no " "yes " . even) [1 .. 4 :: Int])
  print (int2Double 7 / 2, double2Int (-2.5), showVersion (makeVersion [9, 0, 2]))
