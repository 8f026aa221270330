{-# LANGUAGE MagicHash #-}
{-# LANGUAGE BangPatterns, PatternSynonyms, ViewPatterns #-}
-- | Sequences as balanced trees by position.
module Data.Sequence
  ( Seq (Empty, (:<|), (:|>)), ViewL (..), ViewR (..), empty, singleton, (<|), (|>), (><), fromList, fromFunction
  , replicate, replicateA, replicateM, cycleTaking, iterateN, unfoldr, null, length
  , viewl, viewr, scanl, scanl1, scanr, scanr1, tails, inits, chunksOf, takeWhileL, takeWhileR, dropWhileL
  , dropWhileR, spanl, spanr, breakl, breakr
  , partition, filter, sort, sortBy, sortOn, unstableSort, unstableSortBy, unstableSortOn
  , lookup, (!?), index, adjust, adjust', update, take, drop, insertAt, deleteAt, splitAt
  , elemIndexL, elemIndicesL, findIndexL, findIndicesL, elemIndexR, findIndexR
  , foldMapWithIndex, foldlWithIndex, foldrWithIndex, mapWithIndex, traverseWithIndex, reverse, intersperse
  , zip, zipWith, zip3, zipWith3, unzip, unzipWith
  ) where

import Prelude hiding
  ( replicate, null, length, scanl, scanl1, scanr, scanr1, filter, lookup, take, drop, splitAt, reverse, zip, zipWith
  , zip3, zipWith3, unzip
  )
import qualified Prelude as P
import qualified Data.List as L
import qualified Data.Foldable as F
import qualified Control.Applicative as A
import Control.Monad (MonadPlus)
import Control.DeepSeq (NFData (..))

infixr 5 <|, :<, :<|, ><
infixl 5 |>, :>, :|>

data Seq a = Nil | Node !Int a !(Seq a) !(Seq a)

data ViewL a = EmptyL | a :< Seq a
  deriving (Eq, Ord, Show)

data ViewR a = EmptyR | Seq a :> a
  deriving (Eq, Ord, Show)

pattern Empty :: Seq a
pattern Empty = Nil

pattern (:<|) :: a -> Seq a -> Seq a
pattern x :<| xs <- (viewl -> x :< xs) where
  x :<| xs = x <| xs

pattern (:|>) :: Seq a -> a -> Seq a
pattern xs :|> x <- (viewr -> xs :> x) where
  xs :|> x = xs |> x

length :: Seq a -> Int
length Nil = 0
length (Node n _ _ _) = n

node :: a -> Seq a -> Seq a -> Seq a
node x l r = Node (length l + length r + 1) x l r

balance :: a -> Seq a -> Seq a -> Seq a
balance x l r
  | sl + sr <= 1 = Node (sl + sr + 1) x l r
  | sr > 3 * sl = rotateL x l r
  | sl > 3 * sr = rotateR x l r
  | otherwise = Node (sl + sr + 1) x l r
  where
    !sl = length l
    !sr = length r

rotateL, rotateR :: a -> Seq a -> Seq a -> Seq a
rotateL x l (Node _ y rl rr)
  | length rl < 2 * length rr = node y (node x l rl) rr
  | Node _ z a b <- rl = node z (node x l a) (node y b rr)
rotateL x l r = node x l r
rotateR x (Node _ y ll lr) r
  | length lr < 2 * length ll = node y ll (node x lr r)
  | Node _ z a b <- lr = node z (node y ll a) (node x b r)
rotateR x l r = node x l r

link :: a -> Seq a -> Seq a -> Seq a
link x Nil r = x <| r
link x l Nil = l |> x
link x l@(Node sl y ly ry) r@(Node sr z lz rz)
  | 3 * sl < sr = balance z (link x l lz) rz
  | 3 * sr < sl = balance y ly (link x ry r)
  | otherwise = node x l r

instance Eq a => Eq (Seq a) where
  s == t = length s == length t && F.toList s == F.toList t

instance Ord a => Ord (Seq a) where
  compare s t = compare (F.toList s) (F.toList t)

instance Show a => Show (Seq a) where
  showsPrec d s = showParen (d > 10) (showString "fromList " . shows (F.toList s))

instance Read a => Read (Seq a) where
  readsPrec d = readParen (d > 10) (\r -> [(fromList xs, t) | ("fromList", s) <- lex r, (xs, t) <- readsPrec 11 s])

instance Semigroup (Seq a) where
  (<>) = (><)

instance Monoid (Seq a) where
  mempty = Nil

instance Functor Seq where
  fmap _ Nil = Nil
  fmap f (Node n x l r) = Node n (f x) (fmap f l) (fmap f r)

instance F.Foldable Seq where
  foldr f = go
    where
      go z Nil = z
      go z (Node _ x l r) = go (f x (go z r)) l
  foldl f = go
    where
      go z Nil = z
      go z (Node _ x l r) = go (f (go z l) x) r
  foldMap f = go
    where
      go Nil = mempty
      go (Node 1 x _ _) = f x
      go (Node _ x l r) = go l <> (f x <> go r)
  length = length
  null = null

instance Traversable Seq where
  traverse _ Nil = pure Nil
  traverse f (Node n x l r) = (\l' x' r' -> Node n x' l' r') <$> traverse f l <*> f x <*> traverse f r

instance Applicative Seq where
  pure = singleton
  fs <*> xs = fromList (F.toList fs <*> F.toList xs)

instance Monad Seq where
  xs >>= f = F.foldl' (\acc x -> acc >< f x) Nil xs

instance MonadFail Seq where
  fail _ = Nil

instance A.Alternative Seq where
  empty = Nil
  (<|>) = (><)

instance MonadPlus Seq

instance NFData a => NFData (Seq a) where
  rnf s = rnf (F.toList s)

empty :: Seq a
empty = Nil

singleton :: a -> Seq a
singleton x = Node 1 x Nil Nil

(<|) :: a -> Seq a -> Seq a
x <| Nil = singleton x
x <| Node _ y l r = balance y (x <| l) r

(|>) :: Seq a -> a -> Seq a
Nil |> x = singleton x
Node _ y l r |> x = balance y l (r |> x)

(><) :: Seq a -> Seq a -> Seq a
Nil >< t = t
s >< Nil = s
s >< t = case viewl t of
  x :< t' -> link x s t'
  EmptyL -> s

fromList :: [a] -> Seq a
fromList xs0 = fst (build (P.length xs0) xs0)
  where
    build :: Int -> [b] -> (Seq b, [b])
    build 0 xs = (Nil, xs)
    build n xs = case build half xs of
      (l, y : ys) -> case build (n - half - 1) ys of (r, zs) -> (Node n y l r, zs)
      (l, []) -> (l, [])
      where
        half = n `div` 2

fromFunction :: Int -> (Int -> a) -> Seq a
fromFunction n f
  | n < 0 = error "Data.Sequence.fromFunction called with negative len"
  | otherwise = fromList (map f [0 .. n - 1])

replicate :: Int -> a -> Seq a
replicate n x
  | n < 0 = error "replicate takes a nonnegative integer argument"
  | otherwise = fromList (P.replicate n x)

replicateA :: Applicative f => Int -> f a -> f (Seq a)
replicateA n x = fmap fromList (sequenceA (P.replicate n x))

replicateM :: Applicative m => Int -> m a -> m (Seq a)
replicateM = replicateA

cycleTaking :: Int -> Seq a -> Seq a
cycleTaking n xs = fromList (P.take n (cycle (F.toList xs)))

iterateN :: Int -> (a -> a) -> a -> Seq a
iterateN n f x = fromList (P.take n (iterate f x))

unfoldr :: (b -> Maybe (a, b)) -> b -> Seq a
unfoldr f b = fromList (L.unfoldr f b)

null :: Seq a -> Bool
null Nil = True
null _ = False

viewl :: Seq a -> ViewL a
viewl Nil = EmptyL
viewl s = case go s of (x, s') -> x :< s'
  where
    go (Node _ x Nil r) = (x, r)
    go (Node _ x l r) = case go l of (y, l') -> (y, balance x l' r)
    go Nil = error "viewl"

viewr :: Seq a -> ViewR a
viewr Nil = EmptyR
viewr s = case go s of (x, s') -> s' :> x
  where
    go (Node _ x l Nil) = (x, l)
    go (Node _ x l r) = case go r of (y, r') -> (y, balance x l r')
    go Nil = error "viewr"

-- | A function on lists, on sequences.
viaList :: ([a] -> [b]) -> Seq a -> Seq b
viaList f s = fromList (f (F.toList s))

scanl :: (b -> a -> b) -> b -> Seq a -> Seq b
scanl f z = viaList (P.scanl f z)

scanr :: (a -> b -> b) -> b -> Seq a -> Seq b
scanr f z = viaList (P.scanr f z)

scanl1, scanr1 :: (a -> a -> a) -> Seq a -> Seq a
scanl1 f = viaList (P.scanl1 f)
scanr1 f = viaList (P.scanr1 f)

tails, inits :: Seq a -> Seq (Seq a)
tails s = fromList [drop i s | i <- [0 .. length s]]
inits s = fromList [take i s | i <- [0 .. length s]]

chunksOf :: Int -> Seq a -> Seq (Seq a)
chunksOf n s
  | null s = Nil
  | n <= 0 = error "chunksOf: A non-empty sequence can only be broken up into positively-sized chunks."
  | otherwise = case splitAt n s of (a, b) -> a <| chunksOf n b

takeWhileL, takeWhileR, dropWhileL, dropWhileR :: (a -> Bool) -> Seq a -> Seq a
takeWhileL p = fst . spanl p
takeWhileR p = fst . spanr p
dropWhileL p = snd . spanl p
dropWhileR p = snd . spanr p

spanl, spanr, breakl, breakr, partition :: (a -> Bool) -> Seq a -> (Seq a, Seq a)
spanl p s = splitAt (P.length (takeWhile p (F.toList s))) s
spanr p s = case splitAt (length s - P.length (takeWhile p (P.reverse (F.toList s)))) s of (a, b) -> (b, a)
breakl p = spanl (not . p)
breakr p = spanr (not . p)
partition p s = case L.partition p (F.toList s) of (a, b) -> (fromList a, fromList b)

filter :: (a -> Bool) -> Seq a -> Seq a
filter p = viaList (P.filter p)

sort, unstableSort :: Ord a => Seq a -> Seq a
sort = viaList L.sort
unstableSort = sort

sortBy, unstableSortBy :: (a -> a -> Ordering) -> Seq a -> Seq a
sortBy cmp = viaList (L.sortBy cmp)
unstableSortBy = sortBy

sortOn, unstableSortOn :: Ord b => (a -> b) -> Seq a -> Seq a
sortOn f = viaList (L.sortOn f)
unstableSortOn = sortOn

lookup :: Int -> Seq a -> Maybe a
lookup _ Nil = Nothing
lookup !i (Node _ x l r) = case compare i (length l) of
  LT -> lookup i l
  EQ -> Just x
  GT -> lookup (i - length l - 1) r

(!?) :: Seq a -> Int -> Maybe a
s !? i = lookup i s

index :: Seq a -> Int -> a
index s i = case lookup i s of
  Just x -> x
  Nothing -> error ("index out of bounds in call to: Data.Sequence.index " ++ show i)

adjust, adjust' :: (a -> a) -> Int -> Seq a -> Seq a
adjust _ _ Nil = Nil
adjust f !i (Node n x l r) = case compare i (length l) of
  LT -> Node n x (adjust f i l) r
  EQ -> Node n (f x) l r
  GT -> Node n x l (adjust f (i - length l - 1) r)
adjust' f i s = case lookup i s of
  Nothing -> s
  Just x -> let !x' = f x in update i x' s

update :: Int -> a -> Seq a -> Seq a
update i y = adjust (const y) i

take, drop :: Int -> Seq a -> Seq a
take n = fst . splitAt n
drop n = snd . splitAt n

splitAt :: Int -> Seq a -> (Seq a, Seq a)
splitAt _ Nil = (Nil, Nil)
splitAt !i s@(Node _ x l r)
  | i <= 0 = (Nil, s)
  | otherwise = case compare i (length l) of
      LT -> case splitAt i l of (a, b) -> (a, link x b r)
      EQ -> (l, x <| r)
      GT -> case splitAt (i - length l - 1) r of (a, b) -> (link x l a, b)

insertAt :: Int -> a -> Seq a -> Seq a
insertAt i y s
  | i <= 0 = y <| s
  | i >= length s = s |> y
  | otherwise = case splitAt i s of (a, b) -> link y a b

deleteAt :: Int -> Seq a -> Seq a
deleteAt i s
  | i < 0 || i >= length s = s
  | otherwise = case splitAt i s of (a, b) -> a >< drop 1 b

elemIndexL, elemIndexR :: Eq a => a -> Seq a -> Maybe Int
elemIndexL x = findIndexL (x ==)
elemIndexR x = findIndexR (x ==)

elemIndicesL :: Eq a => a -> Seq a -> [Int]
elemIndicesL x = findIndicesL (x ==)

findIndexL, findIndexR :: (a -> Bool) -> Seq a -> Maybe Int
findIndexL p s = L.findIndex p (F.toList s)
findIndexR p s = fmap (\i -> length s - 1 - i) (L.findIndex p (P.reverse (F.toList s)))

findIndicesL :: (a -> Bool) -> Seq a -> [Int]
findIndicesL p s = L.findIndices p (F.toList s)

foldMapWithIndex :: Monoid m => (Int -> a -> m) -> Seq a -> m
foldMapWithIndex f s = mconcat (P.zipWith f [0 ..] (F.toList s))

foldlWithIndex :: (b -> Int -> a -> b) -> b -> Seq a -> b
foldlWithIndex f z s = foldl (\acc (i, x) -> f acc i x) z (P.zip [0 ..] (F.toList s))

foldrWithIndex :: (Int -> a -> b -> b) -> b -> Seq a -> b
foldrWithIndex f z s = foldr (\(i, x) acc -> f i x acc) z (P.zip [0 ..] (F.toList s))

mapWithIndex :: (Int -> a -> b) -> Seq a -> Seq b
mapWithIndex f = go 0
  where
    go _ Nil = Nil
    go !i (Node n x l r) = let !j = i + length l in Node n (f j x) (go i l) (go (j + 1) r)

traverseWithIndex :: Applicative f => (Int -> a -> f b) -> Seq a -> f (Seq b)
traverseWithIndex f s = sequenceA (mapWithIndex f s)

reverse :: Seq a -> Seq a
reverse Nil = Nil
reverse (Node n x l r) = Node n x (reverse r) (reverse l)

intersperse :: a -> Seq a -> Seq a
intersperse x = viaList (L.intersperse x)

zip :: Seq a -> Seq b -> Seq (a, b)
zip = zipWith (,)

zipWith :: (a -> b -> c) -> Seq a -> Seq b -> Seq c
zipWith f s t = fromList (P.zipWith f (F.toList s) (F.toList t))

zip3 :: Seq a -> Seq b -> Seq c -> Seq (a, b, c)
zip3 = zipWith3 (,,)

zipWith3 :: (a -> b -> c -> d) -> Seq a -> Seq b -> Seq c -> Seq d
zipWith3 f s t u = fromList (P.zipWith3 f (F.toList s) (F.toList t) (F.toList u))

unzip :: Seq (a, b) -> (Seq a, Seq b)
unzip = unzipWith id

unzipWith :: (a -> (b, c)) -> Seq a -> (Seq b, Seq c)
unzipWith f s = (fmap (fst . f) s, fmap (snd . f) s)

-- | A sequence of these, for explorations.
inputSeq# :: [a] -> (Bool, Seq a)
inputSeq# xs = (True, fromList xs)
