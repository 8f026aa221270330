{-# LANGUAGE MagicHash #-}
{-# LANGUAGE BangPatterns #-}
-- | Sets as balanced trees: neither side of a node is more than three times as large as the other.
module Data.Set.Internal where

import Prelude hiding (map, filter, foldr, foldl, null, take, drop, splitAt)
import qualified Prelude as P
import qualified Data.List as L
import qualified Data.Foldable as F
import Data.Semigroup (stimesIdempotentMonoid, Semigroup (stimes))
import Text.Read (Read (..), parens, prec, lexP, Lexeme (..), readListPrecDefault)
import Control.DeepSeq (NFData (..))
import Data.Functor.Classes (Eq1 (..), Ord1 (..), Show1 (..))

infixl 9 \\

data Set a = Bin !Int !a !(Set a) !(Set a) | Tip

-- Trees ------------------------------------------------------------------------------------------------------------

size :: Set a -> Int
size Tip = 0
size (Bin n _ _ _) = n

node :: a -> Set a -> Set a -> Set a
node x l r = Bin (size l + size r + 1) x l r

-- | A node of sides that may have grown or shrunk by one.
balance :: a -> Set a -> Set a -> Set a
balance x l r
  | sl + sr <= 1 = Bin (sl + sr + 1) x l r
  | sr > 3 * sl = rotateL x l r
  | sl > 3 * sr = rotateR x l r
  | otherwise = Bin (sl + sr + 1) x l r
  where
    !sl = size l
    !sr = size r

-- | The same where only the left side may be too large.
balanceL :: a -> Set a -> Set a -> Set a
balanceL x l@(Bin sl _ _ _) r@(Bin sr _ _ _) | sl <= 3 * sr = Bin (sl + sr + 1) x l r
balanceL x l r = balance x l r

-- | The same where only the right side may be too large.
balanceR :: a -> Set a -> Set a -> Set a
balanceR x l@(Bin sl _ _ _) r@(Bin sr _ _ _) | sr <= 3 * sl = Bin (sl + sr + 1) x l r
balanceR x l r = balance x l r

rotateL :: a -> Set a -> Set a -> Set a
rotateL x l r@(Bin _ y rl rr)
  | size rl < 2 * size rr = node y (node x l rl) rr
  | Bin _ z a b <- rl = node z (node x l a) (node y b rr)
rotateL x l r = node x l r

rotateR :: a -> Set a -> Set a -> Set a
rotateR x l@(Bin _ y ll lr) r
  | size lr < 2 * size ll = node y ll (node x lr r)
  | Bin _ z a b <- lr = node z (node y ll a) (node x b r)
rotateR x l r = node x l r

-- | A node of sides of any size.
link :: a -> Set a -> Set a -> Set a
link x Tip r = insertMin x r
link x l Tip = insertMax x l
link x l@(Bin sl y ly ry) r@(Bin sr z lz rz)
  | 3 * sl < sr = balance z (link x l lz) rz
  | 3 * sr < sl = balance y ly (link x ry r)
  | otherwise = node x l r

insertMax, insertMin :: a -> Set a -> Set a
insertMax x Tip = singleton x
insertMax x (Bin _ y l r) = balanceR y l (insertMax x r)
insertMin x Tip = singleton x
insertMin x (Bin _ y l r) = balanceL y (insertMin x l) r

-- | Both, all of the first being less than the second.
merge :: Set a -> Set a -> Set a
merge Tip r = r
merge l Tip = l
merge l@(Bin sl x lx rx) r@(Bin sr y ly ry)
  | 3 * sl < sr = balance y (merge l ly) ry
  | 3 * sr < sl = balance x lx (merge rx r)
  | otherwise = glue l r

-- | The same for sides that are balanced with each other.
glue :: Set a -> Set a -> Set a
glue Tip r = r
glue l Tip = l
glue l r
  | size l > size r = case deleteFindMax l of (m, l') -> balance m l' r
  | otherwise = case deleteFindMin r of (m, r') -> balance m l r'

-- Instances --------------------------------------------------------------------------------------------------------

instance Eq a => Eq (Set a) where
  s == t = size s == size t && toAscList s == toAscList t

instance Ord a => Ord (Set a) where
  compare s t = compare (toAscList s) (toAscList t)

instance Show a => Show (Set a) where
  showsPrec d s = showParen (d > 10) (showString "fromList " . shows (toAscList s))

instance (Read a, Ord a) => Read (Set a) where
  readPrec = parens (prec 10 (lexP >>= \t -> case t of
    Ident "fromList" -> fmap fromList readPrec
    _ -> fail "fromList"))
  readListPrec = readListPrecDefault

instance Eq1 Set where
  liftEq eq s t = size s == size t && liftEq eq (toAscList s) (toAscList t)

instance Ord1 Set where
  liftCompare cmp s t = liftCompare cmp (toAscList s) (toAscList t)

instance Show1 Set where
  liftShowsPrec sp sl d s = showParen (d > 10) (showString "fromList " . sl (toAscList s))

instance Ord a => Semigroup (Set a) where
  s <> t = union s t
  stimes = stimesIdempotentMonoid

instance Ord a => Monoid (Set a) where
  mempty = Tip
  mconcat ss = unions ss

instance F.Foldable Set where
  foldMap f = go
    where
      go Tip = mempty
      go (Bin 1 x _ _) = f x
      go (Bin _ x l r) = go l <> (f x <> go r)
  foldr = foldr
  foldl = foldl
  foldr' = foldr'
  foldl' = foldl'
  toList = toAscList
  null = null
  length = size
  elem x s = P.elem x (toAscList s)
  minimum = findMin
  maximum = findMax
  sum s = foldl' (+) 0 s
  product s = foldl' (*) 1 s

instance NFData a => NFData (Set a) where
  rnf Tip = ()
  rnf (Bin _ x l r) = rnf x `seq` rnf l `seq` rnf r

-- Construction -----------------------------------------------------------------------------------------------------

empty :: Set a
empty = Tip

singleton :: a -> Set a
singleton x = Bin 1 x Tip Tip

fromList :: Ord a => [a] -> Set a
fromList [] = Tip
fromList (x0 : xs0) = ascending 1 x0 [] xs0
  where
    -- As long as elements ascend, nothing needs to be searched for.
    ascending !n !x smaller (y : ys) = case compare x y of
      LT -> ascending (n + 1) y (x : smaller) ys
      EQ -> ascending n y smaller ys
      GT -> L.foldl' (\s z -> insert z s) (fromDescending n (x : smaller)) (y : ys)
    ascending n x smaller [] = fromDescending n (x : smaller)

fromAscList :: Eq a => [a] -> Set a
fromAscList xs = fromDistinctAscList (uniq xs)

fromDescList :: Eq a => [a] -> Set a
fromDescList xs = fromDistinctDescList (uniq xs)

-- | Without repetitions; the last of equal ones is kept.
uniq :: Eq a => [a] -> [a]
uniq (x : rest@(y : _))
  | x == y = uniq rest
  | otherwise = x : uniq rest
uniq xs = xs

fromDistinctAscList :: [a] -> Set a
fromDistinctAscList xs = case build (length xs) xs of (t, _) -> t
  where
    build :: Int -> [b] -> (Set b, [b])
    build 0 ys = (Tip, ys)
    build n ys = case build half ys of
      (l, y : ys') -> case build (n - half - 1) ys' of
        (r, ys'') -> (node y l r, ys'')
      (l, []) -> (l, [])
      where
        half = n `div` 2

fromDistinctDescList :: [a] -> Set a
fromDistinctDescList xs = fromDescending (length xs) xs

-- | From as many elements as are said, which descend.
fromDescending :: Int -> [a] -> Set a
fromDescending count xs = case build count xs of (t, _) -> t
  where
    build :: Int -> [b] -> (Set b, [b])
    build 0 ys = (Tip, ys)
    build 1 (y : ys) = (Bin 1 y Tip Tip, ys)
    build n ys = case build half ys of
      (r, y : ys') -> case build (n - half - 1) ys' of
        (l, ys'') -> (Bin n y l r, ys'')
      (r, []) -> (r, [])
      where
        !half = n `div` 2

powerSet :: Set a -> Set (Set a)
powerSet xs0 = insertMin empty (foldr' step Tip xs0)
  where
    step x pxs = glue (insertMin (singleton x) (mapMonotonic (insertMin x) pxs)) pxs

cartesianProduct :: Set a -> Set b -> Set (a, b)
cartesianProduct as bs = fromDistinctAscList [(a, b) | a <- toAscList as, b <- toAscList bs]

disjointUnion :: Set a -> Set b -> Set (Either a b)
disjointUnion as bs = merge (mapMonotonic Left as) (mapMonotonic Right bs)

-- Insertion and deletion -------------------------------------------------------------------------------------------

-- | A side that has as many elements as before is as balanced as before.
insert :: Ord a => a -> Set a -> Set a
insert !x0 = go x0
  where
    go x Tip = singleton x
    go x (Bin n y l r) = case compare x y of
      LT -> case go x l of
        l'@(Bin sl _ _ _)
          | Bin old _ _ _ <- l, sl == old -> Bin n y l' r
          | Bin sr _ _ _ <- r, sl <= 3 * sr -> Bin (n + 1) y l' r
        l' -> balance y l' r
      GT -> case go x r of
        r'@(Bin sr _ _ _)
          | Bin old _ _ _ <- r, sr == old -> Bin n y l r'
          | Bin sl _ _ _ <- l, sr <= 3 * sl -> Bin (n + 1) y l r'
        r' -> balance y l r'
      EQ -> Bin n x l r

delete :: Ord a => a -> Set a -> Set a
delete x0 = go x0
  where
    go !_ Tip = Tip
    go !x (Bin _ y l r) = case compare x y of
      LT -> balanceR y (go x l) r
      GT -> balanceL y l (go x r)
      EQ -> glue l r

alterF :: (Ord a, Functor f) => (Bool -> f Bool) -> a -> Set a -> f (Set a)
alterF f x s = fmap choose (f isIn)
  where
    isIn = member x s
    choose True = if isIn then s else insert x s
    choose False = if isIn then delete x s else s

-- Queries ----------------------------------------------------------------------------------------------------------

null :: Set a -> Bool
null Tip = True
null _ = False

member :: Ord a => a -> Set a -> Bool
member x0 = go x0
  where
    go !_ Tip = False
    go !x (Bin _ y l r) = case compare x y of
      LT -> go x l
      GT -> go x r
      EQ -> True

notMember :: Ord a => a -> Set a -> Bool
notMember x s = not (member x s)

lookupLT, lookupGT, lookupLE, lookupGE :: Ord a => a -> Set a -> Maybe a
lookupLT x0 = go Nothing x0
  where
    go best !_ Tip = best
    go best !x (Bin _ y l r) = if x <= y then go best x l else go (Just y) x r
lookupGT x0 = go Nothing x0
  where
    go best !_ Tip = best
    go best !x (Bin _ y l r) = if x < y then go (Just y) x l else go best x r
lookupLE x0 = go Nothing x0
  where
    go best !_ Tip = best
    go best !x (Bin _ y l r) = case compare x y of
      LT -> go best x l
      EQ -> Just y
      GT -> go (Just y) x r
lookupGE x0 = go Nothing x0
  where
    go best !_ Tip = best
    go best !x (Bin _ y l r) = case compare x y of
      LT -> go (Just y) x l
      EQ -> Just y
      GT -> go best x r

isSubsetOf, isProperSubsetOf, disjoint :: Ord a => Set a -> Set a -> Bool
isSubsetOf s t = size s <= size t && P.all (`member` t) (toAscList s)
isProperSubsetOf s t = size s < size t && isSubsetOf s t
disjoint s t = null (intersection s t)

-- Combination ------------------------------------------------------------------------------------------------------

union :: Ord a => Set a -> Set a -> Set a
union s Tip = s
union Tip t = t
union s (Bin 1 x _ _) = if member x s then s else insert x s
union (Bin 1 x _ _) t = insert x t
union (Bin _ x l r) t = case split x t of
  (lt, gt) -> link x (union l lt) (union r gt)

unions :: (Foldable f, Ord a) => f (Set a) -> Set a
unions ss = F.foldl' union Tip ss

difference :: Ord a => Set a -> Set a -> Set a
difference Tip _ = Tip
difference s Tip = s
difference s (Bin _ x l r) = case split x s of
  (lt, gt) -> merge (difference lt l) (difference gt r)

(\\) :: Ord a => Set a -> Set a -> Set a
s \\ t = difference s t

intersection :: Ord a => Set a -> Set a -> Set a
intersection Tip _ = Tip
intersection _ Tip = Tip
intersection (Bin _ x l r) t = case splitMember x t of
  (lt, found, gt)
    | found -> link x (intersection l lt) (intersection r gt)
    | otherwise -> merge (intersection l lt) (intersection r gt)

-- Filters ----------------------------------------------------------------------------------------------------------

filter :: (a -> Bool) -> Set a -> Set a
filter p = go
  where
    go Tip = Tip
    go (Bin _ x l r) = if p x then link x (go l) (go r) else merge (go l) (go r)

partition :: (a -> Bool) -> Set a -> (Set a, Set a)
partition p = go
  where
    go Tip = (Tip, Tip)
    go (Bin _ x l r) = case (go l, go r) of
      ((l1, l2), (r1, r2))
        | p x -> (link x l1 r1, merge l2 r2)
        | otherwise -> (merge l1 r1, link x l2 r2)

split :: Ord a => a -> Set a -> (Set a, Set a)
split x s = case splitMember x s of (l, _, r) -> (l, r)

splitMember :: Ord a => a -> Set a -> (Set a, Bool, Set a)
splitMember x0 = go x0
  where
    go !_ Tip = (Tip, False, Tip)
    go !x (Bin _ y l r) = case compare x y of
      LT -> case go x l of (lt, found, gt) -> (lt, found, link y gt r)
      GT -> case go x r of (lt, found, gt) -> (link y l lt, found, gt)
      EQ -> (l, True, r)

splitRoot :: Set a -> [Set a]
splitRoot Tip = []
splitRoot (Bin _ x l r) = [l, singleton x, r]

takeWhileAntitone, dropWhileAntitone :: (a -> Bool) -> Set a -> Set a
takeWhileAntitone p s = fst (spanAntitone p s)
dropWhileAntitone p s = snd (spanAntitone p s)

spanAntitone :: (a -> Bool) -> Set a -> (Set a, Set a)
spanAntitone p = go
  where
    go Tip = (Tip, Tip)
    go (Bin _ x l r)
      | p x = case go r of (u, v) -> (link x l u, v)
      | otherwise = case go l of (u, v) -> (u, link x v r)

-- By position ------------------------------------------------------------------------------------------------------

lookupIndex :: Ord a => a -> Set a -> Maybe Int
lookupIndex x0 = go 0 x0
  where
    go !_ !_ Tip = Nothing
    go !i !x (Bin _ y l r) = case compare x y of
      LT -> go i x l
      GT -> go (i + size l + 1) x r
      EQ -> Just (i + size l)

findIndex :: Ord a => a -> Set a -> Int
findIndex x s = case lookupIndex x s of
  Just i -> i
  Nothing -> error "Set.findIndex: element is not in the set"

elemAt :: Int -> Set a -> a
elemAt !_ Tip = error "Set.elemAt: index out of range"
elemAt !i (Bin _ x l r) = case compare i (size l) of
  LT -> elemAt i l
  GT -> elemAt (i - size l - 1) r
  EQ -> x

deleteAt :: Int -> Set a -> Set a
deleteAt !_ Tip = error "Set.deleteAt: index out of range"
deleteAt !i (Bin _ x l r) = case compare i (size l) of
  LT -> balance x (deleteAt i l) r
  GT -> balance x l (deleteAt (i - size l - 1) r)
  EQ -> glue l r

take, drop :: Int -> Set a -> Set a
take n s = fst (splitAt n s)
drop n s = snd (splitAt n s)

splitAt :: Int -> Set a -> (Set a, Set a)
splitAt n s
  | n <= 0 = (Tip, s)
  | n >= size s = (s, Tip)
  | otherwise = go n s
  where
    go !_ Tip = (Tip, Tip)
    go !i t@(Bin _ x l r)
      | i <= 0 = (Tip, t)
      | otherwise = case compare i (size l) of
          LT -> case go i l of (ll, lr) -> (ll, link x lr r)
          GT -> case go (i - size l - 1) r of (rl, rr) -> (link x l rl, rr)
          EQ -> (l, insertMin x r)

-- Maps and folds ---------------------------------------------------------------------------------------------------

map :: Ord b => (a -> b) -> Set a -> Set b
map f s = fromList (P.map f (toAscList s))

mapMonotonic :: (a -> b) -> Set a -> Set b
mapMonotonic _ Tip = Tip
mapMonotonic f (Bin n x l r) = Bin n (f x) (mapMonotonic f l) (mapMonotonic f r)

foldr :: (a -> b -> b) -> b -> Set a -> b
foldr f = go
  where
    go z Tip = z
    go z (Bin _ x l r) = go (f x (go z r)) l

foldl :: (b -> a -> b) -> b -> Set a -> b
foldl f = go
  where
    go z Tip = z
    go z (Bin _ x l r) = go (f (go z l) x) r

foldr' :: (a -> b -> b) -> b -> Set a -> b
foldr' f = go
  where
    go !z Tip = z
    go !z (Bin _ x l r) = let !z' = go z r in go (f x z') l

foldl' :: (b -> a -> b) -> b -> Set a -> b
foldl' f = go
  where
    go !z Tip = z
    go !z (Bin _ x l r) = let !z' = go z l in go (f z' x) r

fold :: (a -> b -> b) -> b -> Set a -> b
fold = foldr

-- Least and greatest -----------------------------------------------------------------------------------------------

lookupMin, lookupMax :: Set a -> Maybe a
lookupMin Tip = Nothing
lookupMin (Bin _ x Tip _) = Just x
lookupMin (Bin _ _ l _) = lookupMin l
lookupMax Tip = Nothing
lookupMax (Bin _ x _ Tip) = Just x
lookupMax (Bin _ _ _ r) = lookupMax r

findMin, findMax :: Set a -> a
findMin s = case lookupMin s of
  Just x -> x
  Nothing -> error "Set.findMin: empty set has no minimal element"
findMax s = case lookupMax s of
  Just x -> x
  Nothing -> error "Set.findMax: empty set has no maximal element"

deleteMin, deleteMax :: Set a -> Set a
deleteMin (Bin _ _ Tip r) = r
deleteMin (Bin _ x l r) = balanceR x (deleteMin l) r
deleteMin Tip = Tip
deleteMax (Bin _ _ l Tip) = l
deleteMax (Bin _ x l r) = balanceL x l (deleteMax r)
deleteMax Tip = Tip

deleteFindMin, deleteFindMax :: Set a -> (a, Set a)
deleteFindMin s = case minView s of
  Just r -> r
  Nothing -> (error "Set.deleteFindMin: can not return the minimal element of an empty set", Tip)
deleteFindMax s = case maxView s of
  Just r -> r
  Nothing -> (error "Set.deleteFindMax: can not return the maximal element of an empty set", Tip)

minView, maxView :: Set a -> Maybe (a, Set a)
minView Tip = Nothing
minView s = Just (findMin s, deleteMin s)
maxView Tip = Nothing
maxView s = Just (findMax s, deleteMax s)

-- Lists ------------------------------------------------------------------------------------------------------------

elems, toList, toAscList, toDescList :: Set a -> [a]
elems = toAscList
toList = toAscList
toAscList s = foldr (:) [] s
toDescList s = foldl (flip (:)) [] s

-- | Whether the order and the balance are right.
valid :: Ord a => Set a -> Bool
valid t = ordered (toAscList t) && balanced t && sized t
  where
    ordered (x : rest@(y : _)) = x < y && ordered rest
    ordered _ = True
    balanced Tip = True
    balanced (Bin _ _ l r) =
      (size l + size r <= 1 || (size l <= 3 * size r && size r <= 3 * size l)) && balanced l && balanced r
    sized Tip = True
    sized (Bin n _ l r) = n == size l + size r + 1 && sized l && sized r

-- Inputs -----------------------------------------------------------------------------------------------------------

-- | A set of elements that ascend, for explorations.
inputSet# :: Ord a => [a] -> (Bool, Set a)
inputSet# xs = (ascending xs, fromDistinctAscList xs)

ascending :: Ord a => [a] -> Bool
ascending (x : rest@(y : _)) = x < y && ascending rest
ascending [x] = x <= x
ascending [] = True
