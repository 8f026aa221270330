-- List zippers, binary search trees with deletion, heaps, tries.
module Main where

import qualified Data.Map as M
import Data.List (foldl', unfoldr)
import Data.Maybe (fromMaybe)

data Zipper a = Zipper [a] a [a] deriving Show

fwd, bwd :: Zipper a -> Maybe (Zipper a)
fwd (Zipper l x (r : rs)) = Just (Zipper (x : l) r rs)
fwd _ = Nothing
bwd (Zipper (l : ls) x r) = Just (Zipper ls l (x : r))
bwd _ = Nothing

data Tree a = E | T (Tree a) a (Tree a)

ins, del :: Ord a => a -> Tree a -> Tree a
ins x E = T E x E
ins x t@(T l y r) | x < y = T (ins x l) y r
                  | x > y = T l y (ins x r)
                  | otherwise = t
del _ E = E
del x (T l y r)
  | x < y = T (del x l) y r
  | x > y = T l y (del x r)
  | otherwise = case (l, r) of
      (E, _) -> r
      (_, E) -> l
      _ -> let (m, r') = popMin r in T l m r'
  where popMin (T E z rr) = (z, rr)
        popMin (T ll z rr) = let (m, ll') = popMin ll in (m, T ll' z rr)
        popMin E = error "empty"

toL :: Tree a -> [a]
toL t = go t [] where go E = id
                      go (T l x r) = go l . (x :) . go r

data Heap a = Nil | H Int a (Heap a) (Heap a)
merge :: Ord a => Heap a -> Heap a -> Heap a
merge Nil h = h
merge h Nil = h
merge a@(H _ x l r) b@(H _ y l' r') | x <= y = mk x l (merge r b)
                                    | otherwise = mk y l' (merge a r')
  where mk v p q | rank p >= rank q = H (rank q + 1) v p q
                 | otherwise = H (rank p + 1) v q p
        rank Nil = 0
        rank (H n _ _ _) = n

heapSort :: Ord a => [a] -> [a]
heapSort = unfoldr pop . foldl' (\h x -> merge (H 1 x Nil Nil) h) Nil
  where pop Nil = Nothing
        pop (H _ x l r) = Just (x, merge l r)

data Trie = Trie Bool (M.Map Char Trie)
insertT :: String -> Trie -> Trie
insertT [] (Trie _ m) = Trie True m
insertT (c : cs) (Trie e m) = Trie e (M.insert c (insertT cs (fromMaybe (Trie False M.empty) (M.lookup c m))) m)

wordsT :: Trie -> [String]
wordsT (Trie e m) = ["" | e] ++ [c : w | (c, t) <- M.toList m, w <- wordsT t]

main :: IO ()
main = do
  print (fwd (Zipper [] 1 [2, 3]) >>= fwd, fwd (Zipper [] 1 [2]) >>= bwd, bwd (Zipper [] 1 []))
  let t = foldr ins E [5, 2, 8, 1, 9, 3]
  print (toL t, toL (del 3 t), toL (del 8 (del 2 t)), toL (del 42 t))
  print (heapSort [5, 2, 8, 1, 9, 3, 5], heapSort "leftist")
  print (wordsT (foldr insertT (Trie False M.empty) ["to", "tea", "ten", "t", "inn", "in"]))
