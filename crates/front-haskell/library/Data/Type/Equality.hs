{-# LANGUAGE TypeOperators, GADTs, PolyKinds, TypeFamilies, DataKinds, RankNTypes #-}
-- | Equality of types.
module Data.Type.Equality
  ( (:~:) (..), (:~~:) (..), sym, trans, castWith, gcastWith, apply, inner, outer, TestEquality (..), type (==)
  ) where

import Data.Typeable ((:~:) (..))
import Data.Type.Bool (type (&&))

infix 4 :~~:, ==

-- | Equality of types whose kinds may differ.
data a :~~: b where
  HRefl :: a :~~: a

instance Show (a :~~: b) where
  showsPrec _ HRefl = showString "HRefl"

instance Eq (a :~~: b) where
  _ == _ = True

sym :: (a :~: b) -> (b :~: a)
sym Refl = Refl

trans :: (a :~: b) -> (b :~: c) -> (a :~: c)
trans Refl Refl = Refl

castWith :: (a :~: b) -> a -> b
castWith Refl x = x

gcastWith :: (a :~: b) -> ((a ~ b) => r) -> r
gcastWith Refl x = x

apply :: (f :~: g) -> (a :~: b) -> (f a :~: g b)
apply Refl Refl = Refl

inner :: (f a :~: g b) -> (a :~: b)
inner Refl = Refl

outer :: (f a :~: g b) -> (f :~: g)
outer Refl = Refl

class TestEquality f where
  testEquality :: f a -> f b -> Maybe (a :~: b)

instance TestEquality ((:~:) a) where
  testEquality Refl Refl = Just Refl

type family a == b where
  f a == g b = f == g && a == b
  a == a = 'True
  _ == _ = 'False
