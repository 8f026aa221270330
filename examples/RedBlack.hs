-- Okasaki's red-black trees: `snell explore examples/RedBlack.hs insertInt --max-paths 20`
module RedBlack where

data Color = Red | Black deriving (Eq, Show)

data Tree a = Leaf | Node Color (Tree a) a (Tree a) deriving (Eq, Show)

insert :: Ord a => a -> Tree a -> Tree a
insert x tree = case ins tree of
  Node _ l y r -> Node Black l y r
  Leaf -> Leaf
  where
    ins Leaf = Node Red Leaf x Leaf
    ins t@(Node c l y r)
      | x < y = balance c (ins l) y r
      | x > y = balance c l y (ins r)
      | otherwise = t

balance :: Color -> Tree a -> a -> Tree a -> Tree a
balance Black (Node Red (Node Red a x b) y c) z d = Node Red (Node Black a x b) y (Node Black c z d)
balance Black (Node Red a x (Node Red b y c)) z d = Node Red (Node Black a x b) y (Node Black c z d)
balance Black a x (Node Red (Node Red b y c) z d) = Node Red (Node Black a x b) y (Node Black c z d)
balance Black a x (Node Red b y (Node Red c z d)) = Node Red (Node Black a x b) y (Node Black c z d)
balance c l x r = Node c l x r

insertInt :: Int -> Tree Int -> Tree Int
insertInt = insert

toList :: Tree a -> [a]
toList tree = go tree []
  where
    go Leaf rest = rest
    go (Node _ l x r) rest = go l (x : go r rest)
