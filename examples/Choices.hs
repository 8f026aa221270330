-- | Programs with choices: `snell run --all examples/Choices.hs trees`, or with `-e` and an expression.
--
-- The module Snell comes with Snell; `crates/front-haskell/library/Snell.hs` is plain Haskell, for other compilers.
module Choices where

import Snell

-- | snell run --all examples/Choices.hs -e 'permutation "abc"'
permutation :: [a] -> Search [a]
permutation [] = pure []
permutation (x : xs) = permutation xs >>= insert
  where
    insert [] = pure [x]
    insert (y : ys) = pure (x : y : ys) ? fmap (y :) (insert ys)

-- | Four queens, none of which attacks another.
queens :: Int -> Search [Int]
queens n = go n
  where
    go 0 = pure []
    go k = do
      placed <- go (k - 1)
      row <- choose [1 .. n]
      guard (and [row /= r && abs (row - r) /= d | (d, r) <- zip [1 ..] placed])
      pure (row : placed)

-- | The last element, by a list of which nothing is known but that it comes before.
final :: [Int] -> Search Int
final xs = do
  before <- free
  x <- free
  guard (before ++ [x] == xs)
  pure x

data Tree = Leaf | Node Tree Int Tree
  deriving (Eq, Show)

instance Free Tree where
  unknown = pure Leaf `orElse` (Node <$> unknown <*> unknown <*> unknown)

elements :: Tree -> [Int]
elements Leaf = []
elements (Node l x r) = elements l ++ [x] ++ elements r

-- | Every shape of a search tree with these elements.
trees :: Search Tree
trees = shape [1, 2, 3]
  where
    shape [] = pure Leaf
    shape xs = do
      (before, x : after) <- choose [splitAt n xs | n <- [0 .. length xs - 1]]
      Node <$> shape before <*> pure x <*> shape after

-- | A choice whose first way never ends: its answers are found by every fair strategy, and never depth first
-- (`--strategy depth --max-steps 100000`).
loop :: Search Int
loop = f (pure 1)
  where f x = f x ? x
