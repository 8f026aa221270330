{-# LANGUAGE GADTs #-}
-- | Types with the same representation.
module Data.Type.Coercion (Coercion (..), coerceWith, sym, trans, repr) where

import Data.Coerce (Coercible, coerce)
import Data.Type.Equality ((:~:) (..))
import Unsafe.Coerce (unsafeCoerce)

data Coercion a b where
  Coercion :: Coercible a b => Coercion a b

instance Eq (Coercion a b) where
  _ == _ = True

instance Ord (Coercion a b) where
  compare _ _ = EQ

instance Show (Coercion a b) where
  showsPrec _ _ = showString "Coercion"

coerceWith :: Coercion a b -> a -> b
coerceWith Coercion x = coerce x

-- | Whatever it holds says nothing at run time.
sym :: Coercion a b -> Coercion b a
sym Coercion = unsafeCoerce (Coercion :: Coercion () ())

trans :: Coercion a b -> Coercion b c -> Coercion a c
trans Coercion Coercion = unsafeCoerce (Coercion :: Coercion () ())

repr :: (a :~: b) -> Coercion a b
repr Refl = Coercion
