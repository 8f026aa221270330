-- Trees: search trees, red-black trees, rose trees, heaps.
-- @explore size depth mirror insertTree member flatten fromSorted insertRB blackHeight rose mergeHeap popHeap paths
module Trees where

data Tree a = Leaf | Node (Tree a) a (Tree a)
  deriving (Eq, Show)

data Color = R | B
  deriving (Eq, Show)

data RB = E | T Color RB Int RB
  deriving (Eq, Show)

data Rose = Rose Int [Rose]
  deriving (Eq, Show)

data Heap = Empty | Heap Int Heap Heap
  deriving (Eq, Show)

size :: Tree a -> Int
size Leaf = 0
size (Node l _ r) = size l + 1 + size r

depth :: Tree a -> Int
depth Leaf = 0
depth (Node l _ r) = 1 + max (depth l) (depth r)

mirror :: Tree a -> Tree a
mirror Leaf = Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)

insertTree :: Int -> Tree Int -> Tree Int
insertTree x Leaf = Node Leaf x Leaf
insertTree x t@(Node l y r) = case compare x y of
  LT -> Node (insertTree x l) y r
  GT -> Node l y (insertTree x r)
  EQ -> t

member :: Int -> Tree Int -> Bool
member _ Leaf = False
member x (Node l y r)
  | x < y = member x l
  | x > y = member x r
  | otherwise = True

flatten :: Tree a -> [a]
flatten t = go t []
  where
    go Leaf rest = rest
    go (Node l x r) rest = go l (x : go r rest)

fromSorted :: [Int] -> Tree Int
fromSorted [] = Leaf
fromSorted xs = case splitAt (length xs `div` 2) xs of
  (l, x : r) -> Node (fromSorted l) x (fromSorted r)

insertRB :: Int -> RB -> RB
insertRB x s = blacken (ins s)
  where
    ins E = T R E x E
    ins t@(T c l y r)
      | x < y = balance c (ins l) y r
      | x > y = balance c l y (ins r)
      | otherwise = t
    blacken (T _ l y r) = T B l y r

balance :: Color -> RB -> Int -> RB -> RB
balance B (T R (T R a x b) y c) z d = T R (T B a x b) y (T B c z d)
balance B (T R a x (T R b y c)) z d = T R (T B a x b) y (T B c z d)
balance B a x (T R (T R b y c) z d) = T R (T B a x b) y (T B c z d)
balance B a x (T R b y (T R c z d)) = T R (T B a x b) y (T B c z d)
balance c l x r = T c l x r

blackHeight :: RB -> Maybe Int
blackHeight E = Just 1
blackHeight (T c l _ r) = do
  a <- blackHeight l
  b <- blackHeight r
  if a == b then Just (if c == B then a + 1 else a) else Nothing

rose :: Rose -> Int
rose (Rose n children) = n + sum (map rose children)

mergeHeap :: Heap -> Heap -> Heap
mergeHeap Empty h = h
mergeHeap h Empty = h
mergeHeap a@(Heap x l r) b@(Heap y l' r')
  | x <= y = Heap x r (mergeHeap l b)
  | otherwise = Heap y r' (mergeHeap l' a)

popHeap :: Heap -> (Int, Heap)
popHeap (Heap x l r) = (x, mergeHeap l r)
popHeap Empty = error "empty heap"

paths :: Rose -> [[Int]]
paths (Rose n []) = [[n]]
paths (Rose n kids) = [n : p | kid <- kids, p <- paths kid]
