{-# LANGUAGE MagicHash, DataKinds, KindSignatures, PolyKinds, ScopedTypeVariables, UndecidableInstances, FlexibleInstances #-}
-- | Numbers and texts as types. They are known by their names: there is no arithmetic with them.
module GHC.TypeLits (Nat, Natural, Symbol, KnownNat, natVal, KnownSymbol, symbolVal, sameNat, sameSymbol) where

import Data.Proxy (Proxy (..))
import Data.Type.Equality ((:~:) (..))
import Data.Typeable (Typeable, eqT, typeRep)
import Numeric.Natural (Natural)

-- | The kind of numbers.
data Nat

-- | The kind of texts.
data Symbol

class Typeable n => KnownNat n

instance Typeable n => KnownNat n

class Typeable s => KnownSymbol s

instance Typeable s => KnownSymbol s

natVal :: forall n proxy. KnownNat n => proxy n -> Integer
natVal _ = read (show (typeRep (Proxy :: Proxy n)))

symbolVal :: forall s proxy. KnownSymbol s => proxy s -> String
symbolVal _ = read (show (typeRep (Proxy :: Proxy s)))

sameNat :: forall a b proxy1 proxy2. (KnownNat a, KnownNat b) => proxy1 a -> proxy2 b -> Maybe (a :~: b)
sameNat _ _ = eqT

sameSymbol :: forall a b proxy1 proxy2. (KnownSymbol a, KnownSymbol b) => proxy1 a -> proxy2 b -> Maybe (a :~: b)
sameSymbol _ _ = eqT
