module Trees where

data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)

size :: Tree -> Int
size Leaf = 0
size (Node l _ r) = size l + 1 + size r

-- A size is never negative, but no search over all trees can show that.
shape :: Tree -> String
shape t
  | size t < 0 = "impossible"
  | size t > 2 = "large"
  | otherwise = "small"

rotate :: Tree -> Tree
rotate t = case t of
  Node (Node a x b) y c -> Node a x (Node b y c)
  Node Leaf _ _ -> t
  other -> other
