-- Data.Monoid and Data.Semigroup wrappers, own instances, mconcat, stimes.
module Main where

import Data.Monoid
import qualified Data.Semigroup as S
import Data.Semigroup (Max (..), Min (..), stimes, sconcat, mtimesDefault)
import qualified Data.Map as M

data Stats = Stats { count :: Int, total :: Double, lo :: Min Double, hi :: Max Double } deriving Show
instance Semigroup Stats where
  Stats a b c d <> Stats a' b' c' d' = Stats (a + a') (b + b') (c <> c') (d <> d')

stat :: Double -> Stats
stat x = Stats 1 x (Min x) (Max x)

newtype MaxLen = MaxLen String deriving (Show, Eq)
instance Semigroup MaxLen where
  a@(MaxLen x) <> b@(MaxLen y)
    | length y > length x = b
    | otherwise = a
instance Monoid MaxLen where mempty = MaxLen ""

main :: IO ()
main = do
  print (Sum 1 <> Sum 2, Product 3 <> Product 4, mempty :: Sum Int, getSum (foldMap Sum [1 .. 10]))
  print (getAll (foldMap (All . even) [2, 3]), getAny (foldMap (Any . even) [1, 2]), mempty :: All)
  print (getFirst (First (Just 1) <> First Nothing <> First (Just 3)), getLast (Last (Just 1) <> Last Nothing <> Last (Just 3)))
  print (Max 3 <> Max 5, Min 3 <> Min 5, S.First 1 <> S.First 2, S.Last 1 <> S.Last 2)
  print (appEndo (Endo (+ 1) <> Endo (* 2)) 5, appEndo (foldMap (Endo . (:)) "abc") "", getDual (Dual "a" <> Dual "b"))
  print (mconcat ["a", "b"], mconcat [Just [1], Nothing], [1] <> [2], (Sum 1, "x") <> (Sum 2, "y"))
  print (compare 1 2 <> compare 2 1, mempty :: Ordering, (compare `mappend` const (const EQ)) 1 1)
  print (stimes 3 "ab", mtimesDefault 0 "ab", stimes 4 (Sum 5), sconcat' [Max 1, Max 9])
  print (foldr1 (<>) (map stat [3, 1, 4]))
  print (foldMap MaxLen (words "the longest wins here"))
  print (M.fromList [(1, "a")] <> M.fromList [(1, "b"), (2, "c")], foldMap (\x -> M.singleton (even x) [x]) [1, 2, 3])
  print ((show <> const "-" <> show . (* 2)) 21, getAlt (foldMap (Alt . Just) [1, 2]), getAp (Ap (Just "x") <> Ap (Just "y")))
  print (Sum 1.5 + 2, fmap (+ 1) (Sum 1), minimum [Sum 2, Sum 1], mempty == (), () <> ())
  where sconcat' = foldr1 (<>)
