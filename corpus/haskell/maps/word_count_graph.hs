-- Maps in programs: word counts, graph search, memo tables, inverted index.
module Main where

import qualified Data.Map as M
import qualified Data.Set as S
import Data.List (sortOn, foldl')
import Data.Ord (Down (Down))

type Graph = M.Map Int [Int]

graph :: Graph
graph = M.fromListWith (flip (++)) [(a, [b]) | (a, b) <- [(1, 2), (1, 3), (2, 4), (3, 4), (4, 5), (6, 1)]]

bfs :: Graph -> Int -> M.Map Int Int
bfs g s = go [(s, 0)] M.empty
  where
    go [] seen = seen
    go ((n, d) : queue) seen
      | n `M.member` seen = go queue seen
      | otherwise = go (queue ++ [(k, d + 1) | k <- M.findWithDefault [] n g]) (M.insert n d seen)

dfs :: Graph -> Int -> [Int]
dfs g s = reverse (snd (go (S.empty, []) s))
  where
    go (seen, out) n
      | S.member n seen = (seen, out)
      | otherwise = foldl' go (S.insert n seen, n : out) (M.findWithDefault [] n g)

topo :: Graph -> [Int]
topo g = snd (foldr visit (S.empty, []) (M.keys g))
  where visit n (seen, out)
          | n `S.member` seen = (seen, out)
          | otherwise = let (s', o') = foldr visit (S.insert n seen, out) (M.findWithDefault [] n g) in (s', n : o')

index :: [(String, String)] -> M.Map String [String]
index docs = M.map S.toList (M.fromListWith S.union [(w, S.singleton d) | (d, t) <- docs, w <- words t])

main :: IO ()
main = do
  print (bfs graph 1)
  print (dfs graph 6)
  print (topo graph)
  print (sortOn (Down . snd) (M.toList (M.fromListWith (+) [(w, 1 :: Int) | w <- words "a b a c b a"])))
  print (index [("d1", "x y"), ("d2", "y z y"), ("d3", "x")])
  let memo = M.fromList [(n, f n) | n <- [0 .. 50]] :: M.Map Int Integer
      f n | n < 2 = toInteger n
          | otherwise = memo M.! (n - 1) + memo M.! (n - 2)
  print (memo M.! 50)
