{-# LANGUAGE MagicHash #-}
{-# LANGUAGE BangPatterns #-}
-- | Maps as balanced trees: neither side of a node is more than three times as large as the other. Values are lazy.
module Data.Map.Internal where

import Prelude hiding (lookup, map, filter, foldr, foldl, null, take, drop, splitAt)
import qualified Prelude as P
import qualified Data.List as L
import qualified Data.Foldable as F
import qualified Data.Set.Internal as S
import Data.Functor.Classes (Eq1 (..), Ord1 (..), Show1 (..))
import Data.Functor.Identity (Identity (..))
import Data.Semigroup (stimesIdempotentMonoid, Semigroup (stimes))
import Text.Read (Read (..), parens, prec, lexP, Lexeme (..), readListPrecDefault)
import Control.DeepSeq (NFData (..))

infixl 9 !, !?, \\

data Map k a = Bin !Int !k a !(Map k a) !(Map k a) | Tip

-- Trees ------------------------------------------------------------------------------------------------------------

size :: Map k a -> Int
size Tip = 0
size (Bin n _ _ _ _) = n

node :: k -> a -> Map k a -> Map k a -> Map k a
node k x l r = Bin (size l + size r + 1) k x l r

-- | A node of sides that may have grown or shrunk by one.
balance :: k -> a -> Map k a -> Map k a -> Map k a
balance k x l r
  | sl + sr <= 1 = Bin (sl + sr + 1) k x l r
  | sr > 3 * sl = rotateL k x l r
  | sl > 3 * sr = rotateR k x l r
  | otherwise = Bin (sl + sr + 1) k x l r
  where
    !sl = size l
    !sr = size r

-- | The same where only the left side may be too large.
balanceL :: k -> a -> Map k a -> Map k a -> Map k a
balanceL k x l@(Bin sl _ _ _ _) r@(Bin sr _ _ _ _)
  | sl <= 3 * sr = Bin (sl + sr + 1) k x l r
balanceL k x l r = balance k x l r

-- | The same where only the right side may be too large.
balanceR :: k -> a -> Map k a -> Map k a -> Map k a
balanceR k x l@(Bin sl _ _ _ _) r@(Bin sr _ _ _ _)
  | sr <= 3 * sl = Bin (sl + sr + 1) k x l r
balanceR k x l r = balance k x l r

rotateL :: k -> a -> Map k a -> Map k a -> Map k a
rotateL k x l (Bin _ ky y rl rr)
  | size rl < 2 * size rr = node ky y (node k x l rl) rr
  | Bin _ kz z a b <- rl = node kz z (node k x l a) (node ky y b rr)
rotateL k x l r = node k x l r

rotateR :: k -> a -> Map k a -> Map k a -> Map k a
rotateR k x (Bin _ ky y ll lr) r
  | size lr < 2 * size ll = node ky y ll (node k x lr r)
  | Bin _ kz z a b <- lr = node kz z (node ky y ll a) (node k x b r)
rotateR k x l r = node k x l r

-- | A node of sides of any size.
link :: k -> a -> Map k a -> Map k a -> Map k a
link k x Tip r = insertMin k x r
link k x l Tip = insertMax k x l
link k x l@(Bin sl ky y ly ry) r@(Bin sr kz z lz rz)
  | 3 * sl < sr = balance kz z (link k x l lz) rz
  | 3 * sr < sl = balance ky y ly (link k x ry r)
  | otherwise = node k x l r

insertMax, insertMin :: k -> a -> Map k a -> Map k a
insertMax k x Tip = singleton k x
insertMax k x (Bin _ ky y l r) = balanceR ky y l (insertMax k x r)
insertMin k x Tip = singleton k x
insertMin k x (Bin _ ky y l r) = balanceL ky y (insertMin k x l) r

-- | Both, all keys of the first being less than those of the second.
link2 :: Map k a -> Map k a -> Map k a
link2 Tip r = r
link2 l Tip = l
link2 l@(Bin sl kx x lx rx) r@(Bin sr ky y ly ry)
  | 3 * sl < sr = balance ky y (link2 l ly) ry
  | 3 * sr < sl = balance kx x lx (link2 rx r)
  | otherwise = glue l r

-- | The same for sides that are balanced with each other.
glue :: Map k a -> Map k a -> Map k a
glue Tip r = r
glue l Tip = l
glue l r
  | size l > size r = case deleteFindMax l of ((k, x), l') -> balance k x l' r
  | otherwise = case deleteFindMin r of ((k, x), r') -> balance k x l r'

-- Instances --------------------------------------------------------------------------------------------------------

instance (Eq k, Eq a) => Eq (Map k a) where
  s == t = size s == size t && toAscList s == toAscList t

instance (Ord k, Ord a) => Ord (Map k a) where
  compare s t = compare (toAscList s) (toAscList t)

instance (Show k, Show a) => Show (Map k a) where
  showsPrec d m = showParen (d > 10) (showString "fromList " . shows (toAscList m))

instance (Ord k, Read k, Read a) => Read (Map k a) where
  readPrec = parens (prec 10 (lexP >>= \t -> case t of
    Ident "fromList" -> fmap fromList readPrec
    _ -> fail "fromList"))
  readListPrec = readListPrecDefault

instance Eq k => Eq1 (Map k) where
  liftEq eq s t = size s == size t && liftEq (liftEq eq) (toAscList s) (toAscList t)

instance Ord k => Ord1 (Map k) where
  liftCompare cmp s t = liftCompare (liftCompare cmp) (toAscList s) (toAscList t)

instance Show k => Show1 (Map k) where
  liftShowsPrec sp sl d m =
    showParen (d > 10) (showString "fromList " . liftShowList sp sl (toAscList m))

instance Ord k => Semigroup (Map k a) where
  s <> t = union s t
  stimes = stimesIdempotentMonoid

instance Ord k => Monoid (Map k a) where
  mempty = Tip
  mconcat ms = unions ms

instance Functor (Map k) where
  fmap f m = map f m
  x <$ m = map (const x) m

instance F.Foldable (Map k) where
  foldMap f = go
    where
      go Tip = mempty
      go (Bin 1 _ x _ _) = f x
      go (Bin _ _ x l r) = go l <> (f x <> go r)
  foldr = foldr
  foldl = foldl
  foldr' = foldr'
  foldl' = foldl'
  toList = elems
  null = null
  length = size
  sum m = foldl' (+) 0 m
  product m = foldl' (*) 1 m

instance Traversable (Map k) where
  traverse f = traverseWithKey (\_ x -> f x)

instance (NFData k, NFData a) => NFData (Map k a) where
  rnf Tip = ()
  rnf (Bin _ k x l r) = rnf k `seq` rnf x `seq` rnf l `seq` rnf r

-- Construction -----------------------------------------------------------------------------------------------------

empty :: Map k a
empty = Tip

singleton :: k -> a -> Map k a
singleton k x = Bin 1 k x Tip Tip

fromSet :: (k -> a) -> S.Set k -> Map k a
fromSet _ S.Tip = Tip
fromSet f (S.Bin n x l r) = Bin n x (f x) (fromSet f l) (fromSet f r)

fromList :: Ord k => [(k, a)] -> Map k a
fromList [] = Tip
fromList ((k0, x0) : rest0) = ascending 1 k0 x0 [] rest0
  where
    -- As long as keys ascend, nothing needs to be searched for.
    ascending !n !k x smaller (next@(k', x') : rest) = case compare k k' of
      LT -> ascending (n + 1) k' x' ((k, x) : smaller) rest
      EQ -> ascending n k' x' smaller rest
      GT -> L.foldl' (\m (j, y) -> insert j y m) (fromDescending n ((k, x) : smaller)) (next : rest)
    ascending n k x smaller [] = fromDescending n ((k, x) : smaller)

fromListWith :: Ord k => (a -> a -> a) -> [(k, a)] -> Map k a
fromListWith f xs = L.foldl' (\m (k, x) -> insertWith f k x m) Tip xs

fromListWithKey :: Ord k => (k -> a -> a -> a) -> [(k, a)] -> Map k a
fromListWithKey f xs = L.foldl' (\m (k, x) -> insertWithKey f k x m) Tip xs

fromAscList, fromDescList :: Eq k => [(k, a)] -> Map k a
fromAscList xs = fromAscListWithKey (\_ x _ -> x) xs
fromDescList xs = fromDescListWithKey (\_ x _ -> x) xs

fromAscListWith, fromDescListWith :: Eq k => (a -> a -> a) -> [(k, a)] -> Map k a
fromAscListWith f xs = fromAscListWithKey (\_ x y -> f x y) xs
fromDescListWith f xs = fromDescListWithKey (\_ x y -> f x y) xs

fromAscListWithKey, fromDescListWithKey :: Eq k => (k -> a -> a -> a) -> [(k, a)] -> Map k a
fromAscListWithKey f xs = fromDistinctAscList (combineEq f xs)
fromDescListWithKey f xs = fromDistinctDescList (combineEq f xs)

-- | Neighbours of one key become one.
combineEq :: Eq k => (k -> a -> a -> a) -> [(k, a)] -> [(k, a)]
combineEq f ((kx, x) : (ky, y) : rest)
  | kx == ky = combineEq f ((ky, f ky y x) : rest)
  | otherwise = (kx, x) : combineEq f ((ky, y) : rest)
combineEq _ xs = xs

fromDistinctAscList, fromDistinctDescList :: [(k, a)] -> Map k a
fromDistinctAscList xs = case build (length xs) xs of (t, _) -> t
  where
    build :: Int -> [(k, b)] -> (Map k b, [(k, b)])
    build 0 ys = (Tip, ys)
    build n ys = case build half ys of
      (l, (k, y) : ys') -> case build (n - half - 1) ys' of
        (r, ys'') -> (node k y l r, ys'')
      (l, []) -> (l, [])
      where
        half = n `div` 2
fromDistinctDescList xs = fromDescending (length xs) xs

-- | From as many pairs as are said, whose keys descend.
fromDescending :: Int -> [(k, a)] -> Map k a
fromDescending count xs = case build count xs of (t, _) -> t
  where
    build :: Int -> [(k, b)] -> (Map k b, [(k, b)])
    build 0 ys = (Tip, ys)
    build n ys = case build half ys of
      (r, (k, y) : ys') -> case build (n - half - 1) ys' of
        (l, ys'') -> (Bin n k y l r, ys'')
      (r, []) -> (r, [])
      where
        !half = n `div` 2

-- Insertion, deletion, update --------------------------------------------------------------------------------------

-- | A side that has as many elements as before is as balanced as before.
insert :: Ord k => k -> a -> Map k a -> Map k a
insert !k0 x = go k0
  where
    go k Tip = singleton k x
    go k (Bin n ky y l r) = case compare k ky of
      LT -> case go k l of
        l'@(Bin sl _ _ _ _)
          | Bin old _ _ _ _ <- l, sl == old -> Bin n ky y l' r
          | Bin sr _ _ _ _ <- r, sl <= 3 * sr -> Bin (n + 1) ky y l' r
        l' -> balance ky y l' r
      GT -> case go k r of
        r'@(Bin sr _ _ _ _)
          | Bin old _ _ _ _ <- r, sr == old -> Bin n ky y l r'
          | Bin sl _ _ _ _ <- l, sr <= 3 * sl -> Bin (n + 1) ky y l r'
        r' -> balance ky y l r'
      EQ -> Bin n k x l r

insertWith :: Ord k => (a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWith f = insertWithKey (\_ x y -> f x y)

insertWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWithKey f !k0 x = go k0
  where
    go k Tip = singleton k x
    go k (Bin n ky y l r) = case compare k ky of
      LT -> case go k l of
        l'@(Bin sl _ _ _ _)
          | Bin old _ _ _ _ <- l, sl == old -> Bin n ky y l' r
          | Bin sr _ _ _ _ <- r, sl <= 3 * sr -> Bin (n + 1) ky y l' r
        l' -> balance ky y l' r
      GT -> case go k r of
        r'@(Bin sr _ _ _ _)
          | Bin old _ _ _ _ <- r, sr == old -> Bin n ky y l r'
          | Bin sl _ _ _ _ <- l, sr <= 3 * sl -> Bin (n + 1) ky y l r'
        r' -> balance ky y l r'
      EQ -> Bin n k (f k x y) l r

insertLookupWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> (Maybe a, Map k a)
insertLookupWithKey f k x m = (lookup k m, insertWithKey f k x m)

delete :: Ord k => k -> Map k a -> Map k a
delete k0 = go k0
  where
    go !_ Tip = Tip
    go !k (Bin _ ky y l r) = case compare k ky of
      LT -> balanceR ky y (go k l) r
      GT -> balanceL ky y l (go k r)
      EQ -> glue l r

adjust :: Ord k => (a -> a) -> k -> Map k a -> Map k a
adjust f = adjustWithKey (\_ x -> f x)

adjustWithKey :: Ord k => (k -> a -> a) -> k -> Map k a -> Map k a
adjustWithKey f k0 = go k0
  where
    go !_ Tip = Tip
    go !k (Bin n ky y l r) = case compare k ky of
      LT -> Bin n ky y (go k l) r
      GT -> Bin n ky y l (go k r)
      EQ -> Bin n ky (f ky y) l r

update :: Ord k => (a -> Maybe a) -> k -> Map k a -> Map k a
update f = updateWithKey (\_ x -> f x)

updateWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> Map k a
updateWithKey f k0 = go k0
  where
    go !_ Tip = Tip
    go !k (Bin n ky y l r) = case compare k ky of
      LT -> balance ky y (go k l) r
      GT -> balance ky y l (go k r)
      EQ -> case f ky y of
        Just y' -> Bin n ky y' l r
        Nothing -> glue l r

-- | The new value if there is one, else the one that is deleted.
updateLookupWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> (Maybe a, Map k a)
updateLookupWithKey f k0 = go k0
  where
    go !_ Tip = (Nothing, Tip)
    go !k (Bin n ky y l r) = case compare k ky of
      LT -> case go k l of (found, l') -> (found, balance ky y l' r)
      GT -> case go k r of (found, r') -> (found, balance ky y l r')
      EQ -> case f ky y of
        Just y' -> (Just y', Bin n ky y' l r)
        Nothing -> (Just y, glue l r)

alter :: Ord k => (Maybe a -> Maybe a) -> k -> Map k a -> Map k a
alter f k0 = go k0
  where
    go !k Tip = case f Nothing of
      Nothing -> Tip
      Just x -> singleton k x
    go !k (Bin n ky y l r) = case compare k ky of
      LT -> balance ky y (go k l) r
      GT -> balance ky y l (go k r)
      EQ -> case f (Just y) of
        Just y' -> Bin n ky y' l r
        Nothing -> glue l r

alterF :: (Ord k, Functor f) => (Maybe a -> f (Maybe a)) -> k -> Map k a -> f (Map k a)
alterF f k m = fmap change (f found)
  where
    found = lookup k m
    change Nothing = case found of
      Nothing -> m
      Just _ -> delete k m
    change (Just x) = insert k x m

-- Queries ----------------------------------------------------------------------------------------------------------

null :: Map k a -> Bool
null Tip = True
null _ = False

lookup :: Ord k => k -> Map k a -> Maybe a
lookup !k0 = go k0
  where
    go _ Tip = Nothing
    go k (Bin _ ky y l r) = case compare k ky of
      LT -> go k l
      GT -> go k r
      EQ -> Just y

(!) :: Ord k => Map k a -> k -> a
m ! k = case lookup k m of
  Just x -> x
  Nothing -> error "Map.!: given key is not an element in the map"

(!?) :: Ord k => Map k a -> k -> Maybe a
m !? k = lookup k m

findWithDefault :: Ord k => a -> k -> Map k a -> a
findWithDefault d k m = case lookup k m of
  Nothing -> d
  Just x -> x

member, notMember :: Ord k => k -> Map k a -> Bool
member !k0 = go k0
  where
    go _ Tip = False
    go k (Bin _ ky _ l r) = case compare k ky of
      LT -> go k l
      GT -> go k r
      EQ -> True
notMember k m = not (member k m)

lookupLT, lookupGT, lookupLE, lookupGE :: Ord k => k -> Map k a -> Maybe (k, a)
lookupLT k0 = go Nothing k0
  where
    go best !_ Tip = best
    go best !k (Bin _ ky y l r) = if k <= ky then go best k l else go (Just (ky, y)) k r
lookupGT k0 = go Nothing k0
  where
    go best !_ Tip = best
    go best !k (Bin _ ky y l r) = if k < ky then go (Just (ky, y)) k l else go best k r
lookupLE k0 = go Nothing k0
  where
    go best !_ Tip = best
    go best !k (Bin _ ky y l r) = case compare k ky of
      LT -> go best k l
      EQ -> Just (ky, y)
      GT -> go (Just (ky, y)) k r
lookupGE k0 = go Nothing k0
  where
    go best !_ Tip = best
    go best !k (Bin _ ky y l r) = case compare k ky of
      LT -> go (Just (ky, y)) k l
      EQ -> Just (ky, y)
      GT -> go best k r

-- Combination ------------------------------------------------------------------------------------------------------

union :: Ord k => Map k a -> Map k a -> Map k a
union s Tip = s
union Tip t = t
union s (Bin 1 k x _ _) = insertWith (\_ old -> old) k x s
union (Bin 1 k x _ _) t = insert k x t
union (Bin _ k x l r) t = case split k t of
  (lt, gt) -> link k x (union l lt) (union r gt)

unionWith :: Ord k => (a -> a -> a) -> Map k a -> Map k a -> Map k a
unionWith f = unionWithKey (\_ x y -> f x y)

unionWithKey :: Ord k => (k -> a -> a -> a) -> Map k a -> Map k a -> Map k a
unionWithKey f = go
  where
    go s Tip = s
    go Tip t = t
    go (Bin _ k x l r) t = case splitLookup k t of
      (lt, found, gt) ->
        link k (case found of { Nothing -> x; Just y -> f k x y }) (go l lt) (go r gt)

unions :: (F.Foldable f, Ord k) => f (Map k a) -> Map k a
unions ms = F.foldl' union Tip ms

unionsWith :: (F.Foldable f, Ord k) => (a -> a -> a) -> f (Map k a) -> Map k a
unionsWith f ms = F.foldl' (unionWith f) Tip ms

difference :: Ord k => Map k a -> Map k b -> Map k a
difference Tip _ = Tip
difference s Tip = s
difference s (Bin _ k _ l r) = case split k s of
  (lt, gt) -> link2 (difference lt l) (difference gt r)

(\\) :: Ord k => Map k a -> Map k b -> Map k a
s \\ t = difference s t

differenceWith :: Ord k => (a -> b -> Maybe a) -> Map k a -> Map k b -> Map k a
differenceWith f s t = mapMaybeWithKey (\k x -> case lookup k t of { Nothing -> Just x; Just y -> f x y }) s

intersection :: Ord k => Map k a -> Map k b -> Map k a
intersection = intersectionWithKey (\_ x _ -> x)

intersectionWith :: Ord k => (a -> b -> c) -> Map k a -> Map k b -> Map k c
intersectionWith f = intersectionWithKey (\_ x y -> f x y)

intersectionWithKey :: Ord k => (k -> a -> b -> c) -> Map k a -> Map k b -> Map k c
intersectionWithKey f = go
  where
    go Tip _ = Tip
    go _ Tip = Tip
    go (Bin _ k x l r) t = case splitLookup k t of
      (lt, found, gt) -> case found of
        Just y -> link k (f k x y) (go l lt) (go r gt)
        Nothing -> link2 (go l lt) (go r gt)

disjoint :: Ord k => Map k a -> Map k b -> Bool
disjoint s t = null (intersection s t)

compose :: Ord b => Map b c -> Map a b -> Map a c
compose bc ab = mapMaybe (\b -> lookup b bc) ab

mergeWithKey ::
  Ord k =>
  (k -> a -> b -> Maybe c) -> (Map k a -> Map k c) -> (Map k b -> Map k c) -> Map k a -> Map k b -> Map k c
mergeWithKey f g1 g2 = go
  where
    go Tip t = g2 t
    go s Tip = g1 s
    go (Bin _ k x l r) t = case splitLookup k t of
      (lt, found, gt) ->
        let l' = go l lt
            r' = go r gt
         in case found of
              Nothing -> case g1 (singleton k x) of
                Bin _ _ x' _ _ -> link k x' l' r'
                Tip -> link2 l' r'
              Just y -> case f k x y of
                Nothing -> link2 l' r'
                Just x' -> link k x' l' r'

isSubmapOf, isProperSubmapOf :: (Ord k, Eq a) => Map k a -> Map k a -> Bool
isSubmapOf = isSubmapOfBy (==)
isProperSubmapOf = isProperSubmapOfBy (==)

isSubmapOfBy, isProperSubmapOfBy :: Ord k => (a -> b -> Bool) -> Map k a -> Map k b -> Bool
isSubmapOfBy f s t = size s <= size t && P.all inside (toAscList s)
  where
    inside (k, x) = case lookup k t of
      Nothing -> False
      Just y -> f x y
isProperSubmapOfBy f s t = size s < size t && isSubmapOfBy f s t

-- Maps -------------------------------------------------------------------------------------------------------------

map :: (a -> b) -> Map k a -> Map k b
map f = go
  where
    go Tip = Tip
    go (Bin n k x l r) = Bin n k (f x) (go l) (go r)

mapWithKey :: (k -> a -> b) -> Map k a -> Map k b
mapWithKey f = go
  where
    go Tip = Tip
    go (Bin n k x l r) = Bin n k (f k x) (go l) (go r)

traverseWithKey :: Applicative t => (k -> a -> t b) -> Map k a -> t (Map k b)
traverseWithKey f = go
  where
    go Tip = pure Tip
    go (Bin n k x l r) = (\l' x' r' -> Bin n k x' l' r') <$> go l <*> f k x <*> go r

traverseMaybeWithKey :: Applicative f => (k -> a -> f (Maybe b)) -> Map k a -> f (Map k b)
traverseMaybeWithKey f = go
  where
    go Tip = pure Tip
    go (Bin _ k x l r) = combine k <$> go l <*> f k x <*> go r
    combine k l' found r' = case found of
      Nothing -> link2 l' r'
      Just x' -> link k x' l' r'

mapAccum :: (a -> b -> (a, c)) -> a -> Map k b -> (a, Map k c)
mapAccum f = mapAccumWithKey (\a _ x -> f a x)

mapAccumWithKey, mapAccumRWithKey :: (a -> k -> b -> (a, c)) -> a -> Map k b -> (a, Map k c)
mapAccumWithKey _ a Tip = (a, Tip)
mapAccumWithKey f a (Bin n k x l r) =
  let (a1, l') = mapAccumWithKey f a l
      (a2, x') = f a1 k x
      (a3, r') = mapAccumWithKey f a2 r
   in (a3, Bin n k x' l' r')
mapAccumRWithKey _ a Tip = (a, Tip)
mapAccumRWithKey f a (Bin n k x l r) =
  let (a1, r') = mapAccumRWithKey f a r
      (a2, x') = f a1 k x
      (a3, l') = mapAccumRWithKey f a2 l
   in (a3, Bin n k x' l' r')

mapKeys :: Ord k2 => (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeys f m = fromList (P.map (\(k, x) -> (f k, x)) (toAscList m))

mapKeysWith :: Ord k2 => (a -> a -> a) -> (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeysWith c f m = fromListWith c (P.map (\(k, x) -> (f k, x)) (toAscList m))

mapKeysMonotonic :: (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeysMonotonic _ Tip = Tip
mapKeysMonotonic f (Bin n k x l r) = Bin n (f k) x (mapKeysMonotonic f l) (mapKeysMonotonic f r)

-- Folds ------------------------------------------------------------------------------------------------------------

foldr :: (a -> b -> b) -> b -> Map k a -> b
foldr f = go
  where
    go z Tip = z
    go z (Bin _ _ x l r) = go (f x (go z r)) l

foldl :: (b -> a -> b) -> b -> Map k a -> b
foldl f = go
  where
    go z Tip = z
    go z (Bin _ _ x l r) = go (f (go z l) x) r

foldrWithKey :: (k -> a -> b -> b) -> b -> Map k a -> b
foldrWithKey f = go
  where
    go z Tip = z
    go z (Bin _ k x l r) = go (f k x (go z r)) l

foldlWithKey :: (b -> k -> a -> b) -> b -> Map k a -> b
foldlWithKey f = go
  where
    go z Tip = z
    go z (Bin _ k x l r) = go (f (go z l) k x) r

foldMapWithKey :: Monoid m => (k -> a -> m) -> Map k a -> m
foldMapWithKey f = go
  where
    go Tip = mempty
    go (Bin 1 k x _ _) = f k x
    go (Bin _ k x l r) = go l <> (f k x <> go r)

foldr' :: (a -> b -> b) -> b -> Map k a -> b
foldr' f = foldrWithKey' (\_ x z -> f x z)

foldl' :: (b -> a -> b) -> b -> Map k a -> b
foldl' f = foldlWithKey' (\z _ x -> f z x)

foldrWithKey' :: (k -> a -> b -> b) -> b -> Map k a -> b
foldrWithKey' f = go
  where
    go !z Tip = z
    go !z (Bin _ k x l r) = let !z' = go z r in go (f k x z') l

foldlWithKey' :: (b -> k -> a -> b) -> b -> Map k a -> b
foldlWithKey' f = go
  where
    go !z Tip = z
    go !z (Bin _ k x l r) = let !z' = go z l in go (f z' k x) r

-- Lists ------------------------------------------------------------------------------------------------------------

elems :: Map k a -> [a]
elems m = foldr (:) [] m

keys :: Map k a -> [k]
keys m = foldrWithKey (\k _ ks -> k : ks) [] m

keysSet :: Map k a -> S.Set k
keysSet Tip = S.Tip
keysSet (Bin n k _ l r) = S.Bin n k (keysSet l) (keysSet r)

assocs, toList, toAscList, toDescList :: Map k a -> [(k, a)]
assocs = toAscList
toList = toAscList
toAscList m = foldrWithKey (\k x xs -> (k, x) : xs) [] m
toDescList m = foldlWithKey (\xs k x -> (k, x) : xs) [] m

-- Filters ----------------------------------------------------------------------------------------------------------

filter :: (a -> Bool) -> Map k a -> Map k a
filter p = filterWithKey (\_ x -> p x)

filterWithKey :: (k -> a -> Bool) -> Map k a -> Map k a
filterWithKey p = go
  where
    go Tip = Tip
    go (Bin _ k x l r) = if p k x then link k x (go l) (go r) else link2 (go l) (go r)

restrictKeys, withoutKeys :: Ord k => Map k a -> S.Set k -> Map k a
restrictKeys m s = filterWithKey (\k _ -> S.member k s) m
withoutKeys m s = filterWithKey (\k _ -> not (S.member k s)) m

partition :: (a -> Bool) -> Map k a -> (Map k a, Map k a)
partition p = partitionWithKey (\_ x -> p x)

partitionWithKey :: (k -> a -> Bool) -> Map k a -> (Map k a, Map k a)
partitionWithKey p = go
  where
    go Tip = (Tip, Tip)
    go (Bin _ k x l r) = case (go l, go r) of
      ((l1, l2), (r1, r2))
        | p k x -> (link k x l1 r1, link2 l2 r2)
        | otherwise -> (link2 l1 r1, link k x l2 r2)

mapMaybe :: (a -> Maybe b) -> Map k a -> Map k b
mapMaybe f = mapMaybeWithKey (\_ x -> f x)

mapMaybeWithKey :: (k -> a -> Maybe b) -> Map k a -> Map k b
mapMaybeWithKey f = go
  where
    go Tip = Tip
    go (Bin _ k x l r) = case f k x of
      Just y -> link k y (go l) (go r)
      Nothing -> link2 (go l) (go r)

mapEither :: (a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEither f = mapEitherWithKey (\_ x -> f x)

mapEitherWithKey :: (k -> a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEitherWithKey f = go
  where
    go Tip = (Tip, Tip)
    go (Bin _ k x l r) = case (go l, go r) of
      ((l1, l2), (r1, r2)) -> case f k x of
        Left y -> (link k y l1 r1, link2 l2 r2)
        Right z -> (link2 l1 r1, link k z l2 r2)

split :: Ord k => k -> Map k a -> (Map k a, Map k a)
split k m = case splitLookup k m of (l, _, r) -> (l, r)

splitLookup :: Ord k => k -> Map k a -> (Map k a, Maybe a, Map k a)
splitLookup k0 = go k0
  where
    go !_ Tip = (Tip, Nothing, Tip)
    go !k (Bin _ ky y l r) = case compare k ky of
      LT -> case go k l of (lt, found, gt) -> (lt, found, link ky y gt r)
      GT -> case go k r of (lt, found, gt) -> (link ky y l lt, found, gt)
      EQ -> (l, Just y, r)

splitRoot :: Map k a -> [Map k a]
splitRoot Tip = []
splitRoot (Bin _ k x l r) = [l, singleton k x, r]

takeWhileAntitone, dropWhileAntitone :: (k -> Bool) -> Map k a -> Map k a
takeWhileAntitone p m = fst (spanAntitone p m)
dropWhileAntitone p m = snd (spanAntitone p m)

spanAntitone :: (k -> Bool) -> Map k a -> (Map k a, Map k a)
spanAntitone p = go
  where
    go Tip = (Tip, Tip)
    go (Bin _ k x l r)
      | p k = case go r of (u, v) -> (link k x l u, v)
      | otherwise = case go l of (u, v) -> (u, link k x v r)

-- By position ------------------------------------------------------------------------------------------------------

lookupIndex :: Ord k => k -> Map k a -> Maybe Int
lookupIndex k0 = go 0 k0
  where
    go !_ !_ Tip = Nothing
    go !i !k (Bin _ ky _ l r) = case compare k ky of
      LT -> go i k l
      GT -> go (i + size l + 1) k r
      EQ -> Just (i + size l)

findIndex :: Ord k => k -> Map k a -> Int
findIndex k m = case lookupIndex k m of
  Just i -> i
  Nothing -> error "Map.findIndex: element is not in the map"

elemAt :: Int -> Map k a -> (k, a)
elemAt !_ Tip = error "Map.elemAt: index out of range"
elemAt !i (Bin _ k x l r) = case compare i (size l) of
  LT -> elemAt i l
  GT -> elemAt (i - size l - 1) r
  EQ -> (k, x)

updateAt :: (k -> a -> Maybe a) -> Int -> Map k a -> Map k a
updateAt _ !_ Tip = error "Map.updateAt: index out of range"
updateAt f !i (Bin n k x l r) = case compare i (size l) of
  LT -> balance k x (updateAt f i l) r
  GT -> balance k x l (updateAt f (i - size l - 1) r)
  EQ -> case f k x of
    Just x' -> Bin n k x' l r
    Nothing -> glue l r

deleteAt :: Int -> Map k a -> Map k a
deleteAt !_ Tip = error "Map.deleteAt: index out of range"
deleteAt !i (Bin _ k x l r) = case compare i (size l) of
  LT -> balance k x (deleteAt i l) r
  GT -> balance k x l (deleteAt (i - size l - 1) r)
  EQ -> glue l r

take, drop :: Int -> Map k a -> Map k a
take n m = fst (splitAt n m)
drop n m = snd (splitAt n m)

splitAt :: Int -> Map k a -> (Map k a, Map k a)
splitAt n0 m0
  | n0 <= 0 = (Tip, m0)
  | n0 >= size m0 = (m0, Tip)
  | otherwise = go n0 m0
  where
    go !_ Tip = (Tip, Tip)
    go !i t@(Bin _ k x l r)
      | i <= 0 = (Tip, t)
      | otherwise = case compare i (size l) of
          LT -> case go i l of (ll, lr) -> (ll, link k x lr r)
          GT -> case go (i - size l - 1) r of (rl, rr) -> (link k x l rl, rr)
          EQ -> (l, insertMin k x r)

-- Least and greatest -----------------------------------------------------------------------------------------------

lookupMin, lookupMax :: Map k a -> Maybe (k, a)
lookupMin Tip = Nothing
lookupMin (Bin _ k x Tip _) = Just (k, x)
lookupMin (Bin _ _ _ l _) = lookupMin l
lookupMax Tip = Nothing
lookupMax (Bin _ k x _ Tip) = Just (k, x)
lookupMax (Bin _ _ _ _ r) = lookupMax r

findMin, findMax :: Map k a -> (k, a)
findMin m = case lookupMin m of
  Just r -> r
  Nothing -> error "Map.findMin: empty map has no minimal element"
findMax m = case lookupMax m of
  Just r -> r
  Nothing -> error "Map.findMax: empty map has no maximal element"

deleteMin, deleteMax :: Map k a -> Map k a
deleteMin (Bin _ _ _ Tip r) = r
deleteMin (Bin _ k x l r) = balanceR k x (deleteMin l) r
deleteMin Tip = Tip
deleteMax (Bin _ _ _ l Tip) = l
deleteMax (Bin _ k x l r) = balanceL k x l (deleteMax r)
deleteMax Tip = Tip

deleteFindMin, deleteFindMax :: Map k a -> ((k, a), Map k a)
deleteFindMin m = case minViewWithKey m of
  Just r -> r
  Nothing -> (error "Map.deleteFindMin: can not return the minimal element of an empty map", Tip)
deleteFindMax m = case maxViewWithKey m of
  Just r -> r
  Nothing -> (error "Map.deleteFindMax: can not return the maximal element of an empty map", Tip)

updateMin, updateMax :: (a -> Maybe a) -> Map k a -> Map k a
updateMin f = updateMinWithKey (\_ x -> f x)
updateMax f = updateMaxWithKey (\_ x -> f x)

updateMinWithKey, updateMaxWithKey :: (k -> a -> Maybe a) -> Map k a -> Map k a
updateMinWithKey _ Tip = Tip
updateMinWithKey f (Bin n k x Tip r) = case f k x of
  Nothing -> r
  Just x' -> Bin n k x' Tip r
updateMinWithKey f (Bin _ k x l r) = balance k x (updateMinWithKey f l) r
updateMaxWithKey _ Tip = Tip
updateMaxWithKey f (Bin n k x l Tip) = case f k x of
  Nothing -> l
  Just x' -> Bin n k x' l Tip
updateMaxWithKey f (Bin _ k x l r) = balance k x l (updateMaxWithKey f r)

minView, maxView :: Map k a -> Maybe (a, Map k a)
minView m = fmap (\((_, x), m') -> (x, m')) (minViewWithKey m)
maxView m = fmap (\((_, x), m') -> (x, m')) (maxViewWithKey m)

minViewWithKey, maxViewWithKey :: Map k a -> Maybe ((k, a), Map k a)
minViewWithKey Tip = Nothing
minViewWithKey m = Just (findMin m, deleteMin m)
maxViewWithKey Tip = Nothing
maxViewWithKey m = Just (findMax m, deleteMax m)

-- | Whether the order and the balance are right.
valid :: Ord k => Map k a -> Bool
valid m = S.valid (keysSet m)

-- Inputs -----------------------------------------------------------------------------------------------------------

-- | A map of keys that ascend, for explorations.
inputMap# :: Ord k => [(k, a)] -> (Bool, Map k a)
inputMap# xs = (S.ascending (P.map fst xs), fromDistinctAscList xs)
