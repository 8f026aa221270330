-- Maps and sets by hashes: also their order is the same.
module Main where

import Data.Hashable
import qualified Data.HashMap.Lazy as L
import qualified Data.HashMap.Strict as M
import qualified Data.HashSet as S
import qualified Data.Text as T

data Point = Point Int Int
  deriving (Eq, Show)

instance Hashable Point where
  hashWithSalt salt (Point x y) = salt `hashWithSalt` x `hashWithSalt` y

main :: IO ()
main = do
  print (hash (3 :: Int), hash "abc", hashWithSalt 7 (5 :: Int), hash 'a', hash (1 :: Int, 2 :: Int), hash (2.5 :: Double), hash (Just 'x'))
  print (hash (-0.1 :: Double), hash (1.5 :: Float), hash (2 ^ 100 :: Integer), hash (-(2 ^ 70) :: Integer), hash (T.pack "h\233llo"), hash (Left 1 :: Either Int Int))
  let m = M.fromListWith (+) [(w, 1 :: Int) | w <- words "the quick brown fox jumps over the lazy dog and the fox runs"]
  print m
  print (M.keys (M.fromList [((x, y), ()) | x <- [-3 .. 3 :: Int], y <- [-3 .. 3 :: Int]]))
  print (M.lookup "fox" m, M.findWithDefault 0 "cat" m, M.size m, M.member "dog" (M.delete "dog" m), m M.! "the")
  print (M.adjust (* 10) "fox" m M.!? "fox", M.alter (const (Just 7)) "new" m M.!? "new", M.insertWith (+) "the" 5 m M.! "the")
  print (M.filter (> 1) m, M.map show (M.filterWithKey (\k _ -> length k == 4) m), M.mapMaybe (\n -> if n > 2 then Just n else Nothing) m)
  print (M.unionWith (+) (M.fromList (zip "abc" [1 ..])) (M.fromList (zip "bcd" [10 ..])), M.intersectionWith (,) (M.fromList (zip "abc" [1 ..])) (M.fromList (zip "bcd" "xyz")))
  print (M.difference (M.fromList (zip [1 .. 5 :: Int] "abcde")) (M.fromList [(2, ()), (4, ())]), sum m, length m, maximum m, M.foldrWithKey (\k v n -> length k * v + n) 0 m)
  print (fmap (+ 1) (M.fromList [(1 :: Int, 1)]), M.fromList [(1 :: Int, 'a')] == M.fromList [(1, 'a')], M.toList (M.mapWithKey (\k v -> (k, v)) (M.singleton 'k' 'v')))
  print (S.fromList [Point 1 2, Point 3 4, Point 1 2], S.member 3 (S.fromList [1, 2, 3 :: Int]), S.size (S.fromList "mississippi"), S.toList (S.map (`mod` 3) (S.fromList [1 .. 10 :: Int])))
  print (S.union (S.fromList "abc") (S.fromList "cde"), S.difference (S.fromList "abc") (S.fromList "b"), S.fromList [[1], [2 :: Int]], M.keysSet (M.fromList [(1 :: Int, 'x')]))
  print (L.size (L.insert 1 undefined (L.fromList [(2 :: Int, 'b')])), L.foldr (\_ n -> n + 1) 0 (L.fromList [(1 :: Int, undefined)]))
