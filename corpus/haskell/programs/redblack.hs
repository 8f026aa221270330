-- Red-black trees with insertion, deletion, set operations and an invariant checker.
module Main where

import Data.List (sort, nub, foldl', (\\))
import Data.Maybe (fromMaybe, isJust)

data Color = R | B deriving (Eq, Show)

data Tree a
    = E
    | T Color (Tree a) a (Tree a)

instance Show a => Show (Tree a) where
    showsPrec _ E = showString "."
    showsPrec d (T c l x r) = showParen (d > 10) $
        shows c . showChar ' ' . showsPrec 11 l . showChar ' '
        . showsPrec 11 x . showChar ' ' . showsPrec 11 r

instance Foldable Tree where
    foldr _ z E = z
    foldr f z (T _ l x r) = foldr f (f x (foldr f z r)) l

-- Lookup and friends

member :: Ord a => a -> Tree a -> Bool
member _ E = False
member x (T _ l y r) = case compare x y of
    LT -> member x l
    GT -> member x r
    EQ -> True

findMin :: Tree a -> Maybe a
findMin E = Nothing
findMin (T _ E x _) = Just x
findMin (T _ l _ _) = findMin l

findMax :: Tree a -> Maybe a
findMax E = Nothing
findMax (T _ _ x E) = Just x
findMax (T _ _ _ r) = findMax r

-- | The greatest element not above the key.
floorOf :: Ord a => a -> Tree a -> Maybe a
floorOf k = go Nothing
  where
    go best E = best
    go best (T _ l x r)
        | x == k = Just x
        | x < k = go (Just x) r
        | otherwise = go best l

-- | The k-th smallest, lazily.
nth :: Int -> Tree a -> Maybe a
nth k t = case drop k (foldr (:) [] t) of
    (x:_) | k >= 0 -> Just x
    _ -> Nothing

-- Insertion, Okasaki style

insert :: Ord a => a -> Tree a -> Tree a
insert x s = blacken (ins s)
  where
    ins E = T R E x E
    ins t@(T c l y r) = case compare x y of
        LT -> balance c (ins l) y r
        GT -> balance c l y (ins r)
        EQ -> t

blacken :: Tree a -> Tree a
blacken E = E
blacken (T _ l x r) = T B l x r

balance :: Color -> Tree a -> a -> Tree a -> Tree a
balance B (T R (T R a x b) y c) z d = T R (T B a x b) y (T B c z d)
balance B (T R a x (T R b y c)) z d = T R (T B a x b) y (T B c z d)
balance B a x (T R (T R b y c) z d) = T R (T B a x b) y (T B c z d)
balance B a x (T R b y (T R c z d)) = T R (T B a x b) y (T B c z d)
balance c l x r = T c l x r

-- Deletion, after Kahrs

delete :: Ord a => a -> Tree a -> Tree a
delete x t = case del t of
    T _ a y b -> T B a y b
    _ -> E
  where
    del E = E
    del (T _ a y b)
        | x < y = delLeft a y b
        | x > y = delRight a y b
        | otherwise = fuse a b
    delLeft a@(T B _ _ _) y b = balLeft (del a) y b
    delLeft a y b = T R (del a) y b
    delRight a y b@(T B _ _ _) = balRight a y (del b)
    delRight a y b = T R a y (del b)

balLeft :: Tree a -> a -> Tree a -> Tree a
balLeft (T R a x b) y c = T R (T B a x b) y c
balLeft bl x (T B a y b) = rebalance bl x (T R a y b)
balLeft bl x (T R (T B a y b) z c) = T R (T B bl x a) y (rebalance b z (redden c))
balLeft _ _ _ = error "balLeft: broken invariant"

balRight :: Tree a -> a -> Tree a -> Tree a
balRight a x (T R b y c) = T R a x (T B b y c)
balRight (T B a x b) y bl = rebalance (T R a x b) y bl
balRight (T R a x (T B b y c)) z bl = T R (rebalance (redden a) x b) y (T B c z bl)
balRight _ _ _ = error "balRight: broken invariant"

rebalance :: Tree a -> a -> Tree a -> Tree a
rebalance (T R a x b) y (T R c z d) = T R (T B a x b) y (T B c z d)
rebalance l x r = balance B l x r

redden :: Tree a -> Tree a
redden (T B a x b) = T R a x b
redden _ = error "redden: broken invariant"

fuse :: Tree a -> Tree a -> Tree a
fuse E x = x
fuse x E = x
fuse (T R a x b) (T R c y d) = case fuse b c of
    T R b' z c' -> T R (T R a x b') z (T R c' y d)
    bc -> T R a x (T R bc y d)
fuse (T B a x b) (T B c y d) = case fuse b c of
    T R b' z c' -> T R (T B a x b') z (T B c' y d)
    bc -> balLeft a x (T B bc y d)
fuse a (T R b x c) = T R (fuse a b) x c
fuse (T R a x b) c = T R a x (fuse b c)

-- Bulk operations

fromList :: Ord a => [a] -> Tree a
fromList = foldl' (flip insert) E

toList :: Tree a -> [a]
toList = foldr (:) []

union, intersection, difference :: Ord a => Tree a -> Tree a -> Tree a
union a b = foldr insert a b
intersection a b = fromList (filter (`member` b) (toList a))
difference a b = foldr delete a b

-- Invariants

data Broken = RedRed | BlackHeight | Order | RedRoot deriving (Show, Eq)

check :: Ord a => Tree a -> [Broken]
check t = concat
    [ [RedRoot | T R _ _ _ <- [t]]
    , [RedRed | redRed t]
    , [BlackHeight | not (isJust (height t))]
    , [Order | let xs = toList t, or (zipWith (>=) xs (drop 1 xs))]
    ]
  where
    redRed E = False
    redRed (T R (T R _ _ _) _ _) = True
    redRed (T R _ _ (T R _ _ _)) = True
    redRed (T _ l _ r) = redRed l || redRed r

height :: Tree a -> Maybe Int
height E = Just 0
height (T c l _ r) = do
    hl <- height l
    hr <- height r
    if hl == hr then Just (hl + (if c == B then 1 else 0)) else Nothing

depth :: Tree a -> Int
depth E = 0
depth (T _ l _ r) = 1 + max (depth l) (depth r)

-- A linear congruential generator for reproducible test data

lcg :: Int -> [Int]
lcg = tail . iterate (\s -> (s * 1103515245 + 12345) `mod` 2147483648)

shuffle :: Int -> [a] -> [a]
shuffle _ [] = []
shuffle seed xs = go (lcg seed) xs
  where
    go _ [] = []
    go (r:rs) ys = let k = (r `div` 65536) `mod` length ys
                       (as, b:bs) = splitAt k ys
                   in b : go rs (as ++ bs)
    go [] _ = error "unreachable"

drawing :: Show a => Tree a -> [String]
drawing E = []
drawing (T c l x r) = indent (drawing r) ++ [label] ++ indent (drawing l)
  where
    label = (if c == R then "o " else "* ") ++ show x
    indent = map ("   " ++)

main :: IO ()
main = do
    let t10 = fromList [1 .. 10 :: Int]
    print t10
    mapM_ putStrLn (drawing t10)
    print (check t10, height t10, depth t10)
    let xs = shuffle 7 [1 .. 120 :: Int]
        t = fromList xs
    print (take 12 xs)
    print (toList t == [1 .. 120], check t, depth t <= 14)
    -- delete everything, one at a time, checking on the way
    let order = shuffle 99 xs
        stages = scanl (flip delete) t order
    print (all (null . check) stages)
    print (map length (takeEvery 20 stages))
    print (and (zipWith (\n s -> toList s == sort (xs \\ take n order)) [0 ..] stages))
    print (map (fromMaybe 0 . height) (takeEvery 30 stages))
    -- deletion of what is not there
    print (toList (delete 11 t10), toList (delete 5 t10))
    let evens = fromList (filter even [1 .. 30 :: Int])
        threes = fromList [3, 6 .. 30]
    print (toList (evens `union` threes))
    print (toList (evens `intersection` threes))
    print (toList (evens `difference` threes))
    print (map check [evens `union` threes, evens `difference` threes])
    print (map (`floorOf` threes) [2, 3, 17, 100])
    print (findMin threes, findMax threes, findMin (E :: Tree ()))
    print (map (`nth` evens) [0, 5, 14, 15, -1])
    print (sum evens, maximum threes, elem 9 threes, length evens, foldr (\a b -> a - b) 0 t10)
    let ws = words "the quick brown fox jumps over the lazy dog and the cat"
        d = fromList ws
    print (toList d == sort (nub ws), unwords (toList d))
    mapM_ putStrLn (drawing (foldr delete d ["fox", "the", "cat"]))
    print (check (T R (T R E 1 E) (2 :: Int) E), check (T B (T B E 3 E) (2 :: Int) E))
  where
    takeEvery n ys = case ys of
        [] -> []
        (y:_) -> y : takeEvery n (drop n ys)
