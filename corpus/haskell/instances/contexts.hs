-- Instances with contexts, for functions, tuples and nested parameters.
{-# LANGUAGE FlexibleContexts, UndecidableInstances, StandaloneDeriving #-}
module Main where

data Tree a = Leaf | Node (Tree a) a (Tree a)

instance Eq a => Eq (Tree a) where
  Leaf == Leaf = True
  Node l x r == Node l' x' r' = x == x' && l == l' && r == r'
  _ == _ = False

instance Ord a => Ord (Tree a) where
  compare a b = compare (flatten a) (flatten b)
    where flatten Leaf = []
          flatten (Node l x r) = flatten l ++ [x] ++ flatten r

instance Show a => Show (Tree a) where
  showsPrec _ Leaf = showChar '.'
  showsPrec d (Node l x r) = showParen (d > 5) $ showsPrec 6 l . showString " < " . showsPrec 6 x . showString " > " . showsPrec 6 r

instance Functor Tree where
  fmap _ Leaf = Leaf
  fmap f (Node l x r) = Node (fmap f l) (f x) (fmap f r)

instance (Show a, Show b) => Show (a -> b) where
  show _ = "<function>"

newtype Fix f = Fix (f (Fix f))
deriving instance Show (f (Fix f)) => Show (Fix f)
deriving instance Eq (f (Fix f)) => Eq (Fix f)

build :: Ord a => [a] -> Tree a
build = foldl (flip ins) Leaf
  where ins x Leaf = Node Leaf x Leaf
        ins x t@(Node l y r) = case compare x y of
          LT -> Node (ins x l) y r
          GT -> Node l y (ins x r)
          EQ -> t

main :: IO ()
main = do
  let t = build [3, 1, 2, 5]
  print t
  print (t == build [3, 5, 1, 2], t == build [1, 2, 3, 5], compare t (build [1, 2, 4]))
  print (fmap show t)
  print (Just (build "ba"))
  print (+ 1)
  print (Fix (Just (Fix Nothing)), Fix [Fix [], Fix [Fix []]] == Fix [Fix []])
