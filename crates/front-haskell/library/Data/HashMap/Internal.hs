{-# LANGUAGE MagicHash, BangPatterns #-}
-- | Maps by hashes. Inside is a map from hashes, whose digits of five bits are turned around: so the order is that of a trie
-- that looks at the lowest bits first, as the package `unordered-containers` has it.
module Data.HashMap.Internal where

import Prelude hiding (lookup, map, filter, foldr, foldl, null)
import qualified Prelude as P
import Control.DeepSeq (NFData (..))
import Data.Bits
import qualified Data.Foldable as F
import qualified Data.IntMap.Strict as I
import qualified Data.List as L
import Data.Hashable (Hashable (..))
import Text.Read (Read (..), Lexeme (..), parens, prec, lexP, step)

infixl 9 !, !?

-- | Under each hash, the keys that have it.
newtype HashMap k v = HashMap# (I.IntMap [(k, v)])

-- | Where a key is: the digits of its hash from the last to the first, compared without sign.
place# :: Hashable k => k -> Int
place# k = go (12 :: Int) (hash k) 0
  where
    go 0 h acc = xor minBound ((acc `unsafeShiftL` 4) .|. (h .&. 15))
    go n h acc = go (n - 1) (h `unsafeShiftR` 5) ((acc `unsafeShiftL` 5) .|. (h .&. 31))

empty :: HashMap k v
empty = HashMap# I.empty

singleton :: Hashable k => k -> v -> HashMap k v
singleton k v = HashMap# (I.singleton (place# k) [(k, v)])

null :: HashMap k v -> Bool
null (HashMap# m) = I.null m

size :: HashMap k v -> Int
size (HashMap# m) = I.foldl' (\n b -> n + length b) 0 m

lookup :: (Eq k, Hashable k) => k -> HashMap k v -> Maybe v
lookup k (HashMap# m) = case I.lookup (place# k) m of
  Nothing -> Nothing
  Just b -> P.lookup k b

(!?) :: (Eq k, Hashable k) => HashMap k v -> k -> Maybe v
m !? k = lookup k m

(!) :: (Eq k, Hashable k) => HashMap k v -> k -> v
m ! k = case lookup k m of
  Just v -> v
  Nothing -> error "Data.HashMap.Internal.(!): key not found"

member :: (Eq k, Hashable k) => k -> HashMap k v -> Bool
member k m = case lookup k m of
  Nothing -> False
  Just _ -> True

findWithDefault, lookupDefault :: (Eq k, Hashable k) => v -> k -> HashMap k v -> v
findWithDefault d k m = case lookup k m of
  Just v -> v
  Nothing -> d
lookupDefault = findWithDefault

-- | Changes what is under a key; a function, so that a value may be evaluated or not.
alterBy# :: (Eq k, Hashable k) => (Maybe v -> Maybe v) -> k -> HashMap k v -> HashMap k v
alterBy# f k (HashMap# m) = HashMap# (I.alter change (place# k) m)
  where
    change Nothing = case f Nothing of
      Nothing -> Nothing
      Just v -> Just [(k, v)]
    change (Just b) = case go b of
      [] -> Nothing
      b' -> Just b'
    go [] = case f Nothing of
      Nothing -> []
      Just v -> [(k, v)]
    go (e@(k', v) : rest)
      | k == k' = case f (Just v) of
          Nothing -> rest
          Just v' -> (k', v') : rest
      | otherwise = let rest' = go rest in rest' `seq` (e : rest')

insert :: (Eq k, Hashable k) => k -> v -> HashMap k v -> HashMap k v
insert k v = alterBy# (\_ -> Just v) k

insertWith :: (Eq k, Hashable k) => (v -> v -> v) -> k -> v -> HashMap k v -> HashMap k v
insertWith f k new = alterBy# (\old -> case old of { Nothing -> Just new; Just v -> Just (f new v) }) k

delete :: (Eq k, Hashable k) => k -> HashMap k v -> HashMap k v
delete k = alterBy# (\_ -> Nothing) k

adjust :: (Eq k, Hashable k) => (v -> v) -> k -> HashMap k v -> HashMap k v
adjust f k = alterBy# (fmap f) k

update :: (Eq k, Hashable k) => (v -> Maybe v) -> k -> HashMap k v -> HashMap k v
update f k = alterBy# (>>= f) k

alter :: (Eq k, Hashable k) => (Maybe v -> Maybe v) -> k -> HashMap k v -> HashMap k v
alter = alterBy#

alterF :: (Functor f, Eq k, Hashable k) => (Maybe v -> f (Maybe v)) -> k -> HashMap k v -> f (HashMap k v)
alterF f k m = fmap (\new -> alterBy# (\_ -> new) k m) (f (lookup k m))

fromList :: (Eq k, Hashable k) => [(k, v)] -> HashMap k v
fromList = L.foldl' (\m (k, v) -> insert k v m) empty

fromListWith :: (Eq k, Hashable k) => (v -> v -> v) -> [(k, v)] -> HashMap k v
fromListWith f = L.foldl' (\m (k, v) -> insertWith f k v m) empty

fromListWithKey :: (Eq k, Hashable k) => (k -> v -> v -> v) -> [(k, v)] -> HashMap k v
fromListWithKey f = L.foldl' (\m (k, v) -> insertWith (f k) k v m) empty

toList :: HashMap k v -> [(k, v)]
toList (HashMap# m) = I.foldr (++) [] m

keys :: HashMap k v -> [k]
keys m = P.map fst (toList m)

elems :: HashMap k v -> [v]
elems m = P.map snd (toList m)

-- | Combines the entries under the same key.
unionWithKey :: (Eq k, Hashable k) => (k -> v -> v -> v) -> HashMap k v -> HashMap k v -> HashMap k v
unionWithKey f (HashMap# a) (HashMap# b) = HashMap# (I.unionWith both a b)
  where
    both xs ys = P.foldl put xs ys
    put [] e = [e]
    put ((k, x) : rest) e@(k', y)
      | k == k' = (k, f k x y) : rest
      | otherwise = (k, x) : put rest e

unionWith :: (Eq k, Hashable k) => (v -> v -> v) -> HashMap k v -> HashMap k v -> HashMap k v
unionWith f = unionWithKey (\_ -> f)

union :: (Eq k, Hashable k) => HashMap k v -> HashMap k v -> HashMap k v
union = unionWith const

unions :: (Eq k, Hashable k) => [HashMap k v] -> HashMap k v
unions = L.foldl' union empty

mapMaybeWithKey :: (k -> a -> Maybe b) -> HashMap k a -> HashMap k b
mapMaybeWithKey f (HashMap# m) = HashMap# (I.mapMaybe bucket m)
  where
    bucket b = case [(k, y) | (k, x) <- b, Just y <- [f k x]] of
      [] -> Nothing
      b' -> Just b'

mapMaybe :: (a -> Maybe b) -> HashMap k a -> HashMap k b
mapMaybe f = mapMaybeWithKey (\_ -> f)

filterWithKey :: (k -> v -> Bool) -> HashMap k v -> HashMap k v
filterWithKey p = mapMaybeWithKey (\k v -> if p k v then Just v else Nothing)

filter :: (v -> Bool) -> HashMap k v -> HashMap k v
filter p = filterWithKey (\_ -> p)

mapWithKey :: (k -> a -> b) -> HashMap k a -> HashMap k b
mapWithKey f (HashMap# m) = HashMap# (I.map (P.map (\(k, v) -> (k, f k v))) m)

map :: (a -> b) -> HashMap k a -> HashMap k b
map f = mapWithKey (\_ -> f)

mapKeys :: (Eq k', Hashable k') => (k -> k') -> HashMap k v -> HashMap k' v
mapKeys f m = fromList [(f k, v) | (k, v) <- toList m]

traverseWithKey :: Applicative f => (k -> a -> f b) -> HashMap k a -> f (HashMap k b)
traverseWithKey f (HashMap# m) = fmap HashMap# (traverse (traverse (\(k, v) -> fmap ((,) k) (f k v))) m)

difference :: (Eq k, Hashable k) => HashMap k v -> HashMap k w -> HashMap k v
difference a b = filterWithKey (\k _ -> not (member k b)) a

differenceWith :: (Eq k, Hashable k) => (v -> w -> Maybe v) -> HashMap k v -> HashMap k w -> HashMap k v
differenceWith f a b = mapMaybeWithKey (\k v -> case lookup k b of { Nothing -> Just v; Just w -> f v w }) a

intersectionWithKey :: (Eq k, Hashable k) => (k -> a -> b -> c) -> HashMap k a -> HashMap k b -> HashMap k c
intersectionWithKey f a b = mapMaybeWithKey (\k x -> fmap (f k x) (lookup k b)) a

intersectionWith :: (Eq k, Hashable k) => (a -> b -> c) -> HashMap k a -> HashMap k b -> HashMap k c
intersectionWith f = intersectionWithKey (\_ -> f)

intersection :: (Eq k, Hashable k) => HashMap k v -> HashMap k w -> HashMap k v
intersection = intersectionWith const

isSubmapOf :: (Eq k, Hashable k, Eq v) => HashMap k v -> HashMap k v -> Bool
isSubmapOf = isSubmapOfBy (==)

isSubmapOfBy :: (Eq k, Hashable k) => (a -> b -> Bool) -> HashMap k a -> HashMap k b -> Bool
isSubmapOfBy p a b = all (\(k, x) -> maybe False (p x) (lookup k b)) (toList a)

foldr, foldr' :: (v -> a -> a) -> a -> HashMap k v -> a
foldr f z m = P.foldr f z (elems m)
foldr' f z m = F.foldr' f z (elems m)

foldl, foldl' :: (a -> v -> a) -> a -> HashMap k v -> a
foldl f z m = P.foldl f z (elems m)
foldl' f z m = L.foldl' f z (elems m)

foldrWithKey, foldrWithKey' :: (k -> v -> a -> a) -> a -> HashMap k v -> a
foldrWithKey f z m = P.foldr (\(k, v) a -> f k v a) z (toList m)
foldrWithKey' f z m = F.foldr' (\(k, v) a -> f k v a) z (toList m)

foldlWithKey, foldlWithKey' :: (a -> k -> v -> a) -> a -> HashMap k v -> a
foldlWithKey f z m = P.foldl (\a (k, v) -> f a k v) z (toList m)
foldlWithKey' f z m = L.foldl' (\a (k, v) -> f a k v) z (toList m)

foldMapWithKey :: Monoid m => (k -> v -> m) -> HashMap k v -> m
foldMapWithKey f m = foldMap (uncurry f) (toList m)

compose :: (Eq b, Hashable b) => HashMap b c -> HashMap a b -> HashMap a c
compose bc ab = mapMaybe (`lookup` bc) ab

instance Functor (HashMap k) where
  fmap = map

instance Foldable (HashMap k) where
  foldr = foldr
  foldMap f m = foldMap f (elems m)
  length = size
  null = null
  toList = elems

instance Traversable (HashMap k) where
  traverse f = traverseWithKey (\_ -> f)

instance (Eq k, Eq v) => Eq (HashMap k v) where
  HashMap# a == HashMap# b = I.keys a == I.keys b && and (zipWith same (I.elems a) (I.elems b))
    where
      same xs ys = length xs == length ys && all (`elem` ys) xs

instance (Ord k, Ord v) => Ord (HashMap k v) where
  compare a b = compare (toList a) (toList b)

instance (Show k, Show v) => Show (HashMap k v) where
  showsPrec d m = showParen (d > 10) (showString "fromList " . shows (toList m))

instance (Eq k, Hashable k, Read k, Read v) => Read (HashMap k v) where
  readPrec = parens (prec 10 (lexP >>= \name -> case name of
    Ident "fromList" -> fmap fromList (step readPrec)
    _ -> fail "fromList"))

instance (Eq k, Hashable k) => Semigroup (HashMap k v) where
  (<>) = union

instance (Eq k, Hashable k) => Monoid (HashMap k v) where
  mempty = empty

instance (NFData k, NFData v) => NFData (HashMap k v) where
  rnf m = rnf (toList m)

instance (Hashable k, Hashable v) => Hashable (HashMap k v) where
  hashWithSalt salt m = hashWithSalt salt (L.sort (P.map hash (toList m)))
