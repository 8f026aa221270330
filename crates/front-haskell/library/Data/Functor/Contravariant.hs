-- | Functors the other way round.
module Data.Functor.Contravariant
  ( Contravariant (..), (>$<), (>$$<), ($<), phantom
  , Predicate (..), Comparison (..), Equivalence (..), defaultComparison, defaultEquivalence, comparisonEquivalence
  , Op (..)
  ) where

infixl 4 >$, >$<, >$$<, $<

class Contravariant f where
  contramap :: (a' -> a) -> f a -> f a'
  (>$) :: b -> f b -> f a
  x >$ m = contramap (const x) m

(>$<) :: Contravariant f => (a -> b) -> f b -> f a
f >$< m = contramap f m

(>$$<) :: Contravariant f => f b -> (a -> b) -> f a
m >$$< f = contramap f m

($<) :: Contravariant f => f b -> b -> f a
m $< x = x >$ m

phantom :: (Functor f, Contravariant f) => f a -> f b
phantom x = () <$ x $< ()

newtype Predicate a = Predicate { getPredicate :: a -> Bool }

instance Contravariant Predicate where
  contramap f (Predicate p) = Predicate (\x -> p (f x))

instance Semigroup (Predicate a) where
  Predicate p <> Predicate q = Predicate (\x -> p x && q x)

instance Monoid (Predicate a) where
  mempty = Predicate (const True)

newtype Comparison a = Comparison { getComparison :: a -> a -> Ordering }

instance Contravariant Comparison where
  contramap f (Comparison c) = Comparison (\x y -> c (f x) (f y))

instance Semigroup (Comparison a) where
  Comparison c <> Comparison d = Comparison (\x y -> c x y <> d x y)

instance Monoid (Comparison a) where
  mempty = Comparison (\_ _ -> EQ)

newtype Equivalence a = Equivalence { getEquivalence :: a -> a -> Bool }

instance Contravariant Equivalence where
  contramap f (Equivalence e) = Equivalence (\x y -> e (f x) (f y))

instance Semigroup (Equivalence a) where
  Equivalence d <> Equivalence e = Equivalence (\x y -> d x y && e x y)

instance Monoid (Equivalence a) where
  mempty = Equivalence (\_ _ -> True)

defaultComparison :: Ord a => Comparison a
defaultComparison = Comparison compare

defaultEquivalence :: Eq a => Equivalence a
defaultEquivalence = Equivalence (==)

comparisonEquivalence :: Comparison a -> Equivalence a
comparisonEquivalence (Comparison c) = Equivalence (\x y -> c x y == EQ)

newtype Op a b = Op { getOp :: b -> a }

instance Contravariant (Op a) where
  contramap f (Op g) = Op (\x -> g (f x))
