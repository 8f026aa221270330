-- | Written by `snell cover Trees.hs --emit doctest`.
-- These tests record what the code does today, not what it should do.
--
-- >>> import Trees
--
-- == size
--
-- size (Node Leaf _ Leaf) gives 1:
--
-- >>> (size (Node Leaf undefined Leaf)) == (1)
-- True
--
-- == shape
--
-- shape Leaf gives "small":
--
-- >>> (shape Leaf) == ("small")
-- True
--
-- shape (Node Leaf _ (Node Leaf _ (Node Leaf _ Leaf))) gives "large":
--
-- >>> (shape (Node Leaf undefined (Node Leaf undefined (Node Leaf undefined Leaf)))) == ("large")
-- True
--
-- == rotate
--
-- rotate Leaf gives Leaf:
--
-- >>> (rotate Leaf) == (Leaf)
-- True
--
-- rotate (Node (Node _ _ _) _ _) gives Node Leaf 0 (Node Leaf 0 Leaf):
--
-- >>> (rotate (Node (Node Leaf 0 Leaf) 0 Leaf)) == (Node Leaf 0 (Node Leaf 0 Leaf))
-- True
--
-- rotate (Node Leaf _ _) gives Node Leaf 0 Leaf:
--
-- >>> (rotate (Node Leaf 0 Leaf)) == (Node Leaf 0 Leaf)
-- True
module Main (main) where

import Trees ()

main :: IO ()
main = return ()
