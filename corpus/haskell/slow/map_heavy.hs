-- Data.Map and Data.Set under load: counting, grouping, unions, a memo table threaded by hand, shortest paths on a grid.
module Main where

import Data.List (foldl')
import qualified Data.Map as M
import qualified Data.Set as S

lcg :: Int -> Int
lcg s = (s * 1103515245 + 12345) `mod` 2147483648

numbers :: Int -> [Int]
numbers n = take n (map (`div` 256) (iterate lcg 42))

counts :: [Int] -> M.Map Int Int
counts = foldl' (\m x -> M.insertWith (+) (x `mod` 5000) 1 m) M.empty

collatz :: M.Map Int Int -> Int -> (Int, M.Map Int Int)
collatz m 1 = (1, m)
collatz m n = case M.lookup n m of
  Just k -> (k, m)
  Nothing ->
    let (k, m') = collatz m (if even n then n `div` 2 else 3 * n + 1)
        k' = k + 1
    in (k', M.insert n k' m')

grid :: Int -> M.Map (Int, Int) Int
grid n = M.fromList (zip [ (r, c) | r <- [1 .. n], c <- [1 .. n] ] (map (\x -> x `mod` 9 + 1) (numbers (n * n))))

shortest :: Int -> Int
shortest n = go (S.singleton (0, (1, 1))) M.empty
  where
    g = grid n
    go open done = case S.minView open of
      Nothing -> -1
      Just ((d, p), open')
        | p == (n, n) -> d
        | M.member p done -> go open' done
        | otherwise -> go (foldl' (add d) open' (next p)) (M.insert p d done)
    add d s q = case M.lookup q g of
      Nothing -> s
      Just w -> S.insert (d + w, q) s
    next (r, c) = [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]

main :: IO ()
main = do
  let xs = numbers 120000
      m = counts xs
  print (M.size m, M.foldl' max 0 m, take 5 (M.toList m))
  let evens = M.filterWithKey (\k _ -> even k) m
      by = M.fromListWith (++) [ (v, [k]) | (k, v) <- M.toList evens ]
  print (M.size evens, M.size by, M.foldl' (+) 0 (M.map length by))
  print (M.size (M.unionWith (+) m evens), M.size (M.difference m evens), M.lookupMin (M.intersectionWith (,) m evens))
  let (best, table) = foldl' (\(b, t) n -> let (k, t') = collatz t n in (max b (k, n), t')) ((0, 0), M.empty) [1 .. 20000]
  print (best, M.size table)
  print (shortest 90)
  print (S.size (S.fromList (map (`mod` 5003) xs)), sum (S.toList (S.map (`div` 100) (S.fromList xs))) `mod` 1000003)
