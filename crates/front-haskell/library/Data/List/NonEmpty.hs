-- | Lists with at least one element.
module Data.List.NonEmpty
  ( NonEmpty (..), map, intersperse, scanl, scanr, scanl1, scanr1, transpose, sortBy, sortWith
  , length, head, tail, last, init, singleton, (<|), cons, uncons, unfoldr, sort, reverse, inits, tails
  , iterate, repeat, cycle, insert, some1, take, drop, splitAt, takeWhile, dropWhile, span, break, filter, partition
  , group, groupBy, groupWith, groupAllWith, group1, groupBy1, groupWith1, groupAllWith1, isPrefixOf, nub, nubBy
  , (!!), zip, zipWith, unzip, fromList, toList, nonEmpty, xor
  ) where

import Prelude hiding
  ( map, scanl, scanr, scanl1, scanr1, length, head, tail, last, init, reverse, iterate, repeat, cycle, take, drop
  , splitAt, takeWhile, dropWhile, span, break, filter, (!!), zip, zipWith, unzip
  )
import qualified Data.List as L
import qualified Data.Foldable as F
import Data.Ord (comparing)
import Data.Function (on)
import Control.Applicative (Alternative, many)
import Snell.Base (NonEmpty (..))
import Control.Monad.Fix (MonadFix (..), fix)

infixr 5 <|
infixl 9 !!

instance MonadFix NonEmpty where
  mfix f = case fix (\xs -> f (head xs)) of
    x :| _ -> x :| mfix (\a -> tail (f a))

-- | A function on lists that keeps them from being empty.
lift :: F.Foldable f => ([a] -> [b]) -> f a -> NonEmpty b
lift f xs = fromList (f (F.toList xs))

fromList :: [a] -> NonEmpty a
fromList (a : as) = a :| as
fromList [] = errorWithoutStackTrace "NonEmpty.fromList: empty list"

toList :: NonEmpty a -> [a]
toList (a :| as) = a : as

nonEmpty :: [a] -> Maybe (NonEmpty a)
nonEmpty [] = Nothing
nonEmpty (a : as) = Just (a :| as)

length :: NonEmpty a -> Int
length (_ :| xs) = 1 + L.length xs

map :: (a -> b) -> NonEmpty a -> NonEmpty b
map f (a :| as) = f a :| fmap f as

head :: NonEmpty a -> a
head (a :| _) = a

tail :: NonEmpty a -> [a]
tail (_ :| as) = as

last :: NonEmpty a -> a
last (a :| as) = L.last (a : as)

init :: NonEmpty a -> [a]
init (a :| as) = L.init (a : as)

singleton :: a -> NonEmpty a
singleton a = a :| []

(<|), cons :: a -> NonEmpty a -> NonEmpty a
a <| (b :| bs) = a :| b : bs
cons = (<|)

uncons :: NonEmpty a -> (a, Maybe (NonEmpty a))
uncons (a :| as) = (a, nonEmpty as)

unfoldr :: (a -> (b, Maybe a)) -> a -> NonEmpty b
unfoldr f a = case f a of
  (b, Nothing) -> b :| []
  (b, Just c) -> b <| unfoldr f c

sort :: Ord a => NonEmpty a -> NonEmpty a
sort = lift L.sort

sortBy :: (a -> a -> Ordering) -> NonEmpty a -> NonEmpty a
sortBy f = lift (L.sortBy f)

sortWith :: Ord o => (a -> o) -> NonEmpty a -> NonEmpty a
sortWith f = sortBy (comparing f)

reverse :: NonEmpty a -> NonEmpty a
reverse = lift L.reverse

inits, tails :: F.Foldable f => f a -> NonEmpty [a]
inits xs = fromList (L.inits (F.toList xs))
tails xs = fromList (L.tails (F.toList xs))

insert :: (F.Foldable f, Ord a) => a -> f a -> NonEmpty a
insert a = lift (L.insert a)

some1 :: Alternative f => f a -> f (NonEmpty a)
some1 x = (:|) <$> x <*> many x

intersperse :: a -> NonEmpty a -> NonEmpty a
intersperse a = lift (L.intersperse a)

scanl :: F.Foldable f => (b -> a -> b) -> b -> f a -> NonEmpty b
scanl f z = lift (L.scanl f z)

scanr :: F.Foldable f => (a -> b -> b) -> b -> f a -> NonEmpty b
scanr f z = lift (L.scanr f z)

scanl1, scanr1 :: (a -> a -> a) -> NonEmpty a -> NonEmpty a
scanl1 f (a :| as) = fromList (L.scanl f a as)
scanr1 f (a :| as) = fromList (L.scanr1 f (a : as))

transpose :: NonEmpty (NonEmpty a) -> NonEmpty (NonEmpty a)
transpose xss = fmap fromList (fromList (L.transpose (toList (fmap toList xss))))

iterate :: (a -> a) -> a -> NonEmpty a
iterate f a = a :| L.iterate f (f a)

repeat :: a -> NonEmpty a
repeat a = a :| L.repeat a

cycle :: NonEmpty a -> NonEmpty a
cycle = lift L.cycle

take, drop :: Int -> NonEmpty a -> [a]
take n xs = L.take n (toList xs)
drop n xs = L.drop n (toList xs)

splitAt :: Int -> NonEmpty a -> ([a], [a])
splitAt n xs = L.splitAt n (toList xs)

takeWhile, dropWhile, filter :: (a -> Bool) -> NonEmpty a -> [a]
takeWhile p xs = L.takeWhile p (toList xs)
dropWhile p xs = L.dropWhile p (toList xs)
filter p xs = L.filter p (toList xs)

span, break, partition :: (a -> Bool) -> NonEmpty a -> ([a], [a])
span p xs = L.span p (toList xs)
break p xs = L.break p (toList xs)
partition p xs = L.partition p (toList xs)

group :: (F.Foldable f, Eq a) => f a -> [NonEmpty a]
group = groupBy (==)

groupBy :: F.Foldable f => (a -> a -> Bool) -> f a -> [NonEmpty a]
groupBy eq0 t = go eq0 (F.toList t)
  where
    go _ [] = []
    go eq (x : xs) = let (ys, zs) = L.span (eq x) xs in (x :| ys) : go eq zs

groupWith :: Eq b => (a -> b) -> [a] -> [NonEmpty a]
groupWith f = groupBy ((==) `on` f)

groupAllWith :: Ord b => (a -> b) -> [a] -> [NonEmpty a]
groupAllWith f xs = groupWith f (L.sortBy (compare `on` f) xs)

group1 :: Eq a => NonEmpty a -> NonEmpty (NonEmpty a)
group1 = groupBy1 (==)

groupBy1 :: (a -> a -> Bool) -> NonEmpty a -> NonEmpty (NonEmpty a)
groupBy1 eq (x :| xs) = let (ys, zs) = L.span (eq x) xs in (x :| ys) :| groupBy eq zs

groupWith1 :: Eq b => (a -> b) -> NonEmpty a -> NonEmpty (NonEmpty a)
groupWith1 f = groupBy1 ((==) `on` f)

groupAllWith1 :: Ord b => (a -> b) -> NonEmpty a -> NonEmpty (NonEmpty a)
groupAllWith1 f xs = groupWith1 f (sortWith f xs)

isPrefixOf :: Eq a => [a] -> NonEmpty a -> Bool
isPrefixOf xs ys = L.isPrefixOf xs (toList ys)

nub :: Eq a => NonEmpty a -> NonEmpty a
nub = nubBy (==)

nubBy :: (a -> a -> Bool) -> NonEmpty a -> NonEmpty a
nubBy eq = lift (L.nubBy eq)

(!!) :: NonEmpty a -> Int -> a
(x :| xs) !! n
  | n == 0 = x
  | n > 0 = xs L.!! (n - 1)
  | otherwise = errorWithoutStackTrace "NonEmpty.!! negative index"

zip :: NonEmpty a -> NonEmpty b -> NonEmpty (a, b)
zip (x :| xs) (y :| ys) = (x, y) :| L.zip xs ys

zipWith :: (a -> b -> c) -> NonEmpty a -> NonEmpty b -> NonEmpty c
zipWith f (x :| xs) (y :| ys) = f x y :| L.zipWith f xs ys

unzip :: Functor f => f (a, b) -> (f a, f b)
unzip xs = (fmap fst xs, fmap snd xs)

xor :: NonEmpty Bool -> Bool
xor (x :| xs) = foldr (/=) x xs
