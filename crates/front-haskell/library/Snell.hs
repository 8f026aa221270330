-- | Programs with choices: computations that may have any number of answers.
--
-- > import Snell
-- >
-- > permutation :: [a] -> Search [a]
-- > permutation []       = pure []
-- > permutation (x : xs) = permutation xs >>= insert
-- >   where insert []       = pure [x]
-- >         insert (y : ys) = pure (x : y : ys) ? fmap (y :) (insert ys)
--
-- @snell run --all Perms.hs -e 'permutation [1,2,3]'@ prints all answers, in the order of a search strategy of your
-- choice; 'free' is a value that is not known yet, and is decided only as far as it is looked at.
--
-- This file is plain Haskell. Under another compiler 'answers' gives the answers as a list, depth first: the meaning of
-- the list monad. A choice whose first way never ends has no answers then.
module Snell
  ( Search, (?), choose, none, guard, anyOf, answers
  , Free (..), Any, orElse, free
  , Tape, Turn, follow
  ) where

import Control.Applicative (Alternative (empty, (<|>)))
import Control.Monad (MonadPlus, guard)

infixr 3 ?

-- | A computation with any number of answers. The first part is the list of them; the second says where a tape of
-- decisions leads.
data Search a = Search [a] (Tape -> Maybe a)

-- | Decisions, as many as may be asked for. An unknown tape is all of them.
data Tape = Tape { turn :: Turn, whole :: Integer, int :: Int, char :: Char, left, right :: Tape }

-- | The first way or the second.
data Turn = First | Second

-- | The answers, depth first.
answers :: Search a -> [a]
answers (Search list _) = list

-- | The answer at the end of a tape, if there is one.
follow :: Search a -> Tape -> Maybe a
follow (Search _ path) = path

-- | Either way.
(?) :: Search a -> Search a -> Search a
a ? b = Search (answers a ++ answers b) path
  where
    path tape = case turn tape of
      First -> follow a (left tape)
      Second -> follow b (right tape)

-- | No answer.
none :: Search a
none = Search [] (const Nothing)

-- | Any of these.
choose :: [a] -> Search a
choose [] = none
choose [x] = pure x
choose (x : xs) = pure x ? choose xs

-- | Any way of these.
anyOf :: [Search a] -> Search a
anyOf [] = none
anyOf [m] = m
anyOf (m : ms) = m ? anyOf ms

instance Functor Search where
  fmap f m = Search (map f (answers m)) (fmap f . follow m)

instance Applicative Search where
  pure x = Search [x] (const (Just x))
  f <*> m = Search (answers f <*> answers m) both
    where both tape = follow f (left tape) <*> follow m (right tape)

instance Monad Search where
  m >>= k = Search (answers m >>= answers . k) path
    where
      path tape = case follow m (left tape) of
        Nothing -> Nothing
        Just x -> follow (k x) (right tape)

instance MonadFail Search where
  fail _ = none

instance Alternative Search where
  empty = none
  (<|>) = (?)

instance MonadPlus Search

-- | A value that is not known yet. Nothing of it is decided before it is looked at.
free :: Free a => Search a
free = Search (concat levels) (\tape -> Just (build tape))
  where Any levels build = unknown

-- | Any value of a type: a list of values for each size, and the value that a tape stands for.
data Any a = Any [[a]] (Tape -> a)

-- | Types with values that can be unknown.
--
-- > instance Free Tree where
-- >   unknown = pure Leaf `orElse` (Node <$> unknown <*> unknown <*> unknown)
class Free a where
  unknown :: Any a

infixr 3 `orElse`

-- | A value of either kind, those of the first being smaller.
orElse :: Any a -> Any a -> Any a
orElse a b = Any ([] : longest (sizes a) (sizes b)) value
  where
    value tape = case turn tape of
      First -> built a (left tape)
      Second -> built b (right tape)

sizes :: Any a -> [[a]]
sizes (Any levels _) = levels

built :: Any a -> Tape -> a
built (Any _ build) = build

longest :: [[a]] -> [[a]] -> [[a]]
longest (x : xs) (y : ys) = (x ++ y) : longest xs ys
longest [] ys = ys
longest xs [] = xs

instance Functor Any where
  fmap f a = Any (map (map f) (sizes a)) (f . built a)

instance Applicative Any where
  pure x = Any [[x]] (const x)
  f <*> a = Any (products (sizes f) (sizes a)) both
    where both tape = built f (left tape) (built a (right tape))

-- | Sizes add up.
products :: [[a -> b]] -> [[a]] -> [[b]]
products [] _ = []
products (fs : rest) xs = longest (map (fs <*>) xs) ([] : products rest xs)

-- | Numbers, those near zero first.
numbers :: (Num a, Enum a) => [[a]]
numbers = [0] : map (\n -> [n, negate n]) [1 ..]

instance Free Integer where unknown = Any numbers whole
instance Free Int where unknown = Any numbers int
instance Free () where unknown = pure ()
instance Free Bool where unknown = pure False `orElse` pure True
instance Free Ordering where unknown = pure LT `orElse` pure EQ `orElse` pure GT
instance Free a => Free (Maybe a) where unknown = pure Nothing `orElse` fmap Just unknown
instance (Free a, Free b) => Free (Either a b) where unknown = fmap Left unknown `orElse` fmap Right unknown
instance Free a => Free [a] where unknown = pure [] `orElse` ((:) <$> unknown <*> unknown)
instance (Free a, Free b) => Free (a, b) where unknown = (,) <$> unknown <*> unknown
instance (Free a, Free b, Free c) => Free (a, b, c) where unknown = (,,) <$> unknown <*> unknown <*> unknown

-- | Letters first.
instance Free Char where
  unknown = Any (map pure (['a' .. 'z'] ++ filter other [minBound .. maxBound])) char
    where other c = c < 'a' || 'z' < c
