{-# LANGUAGE PolyKinds, ExplicitNamespaces, TypeOperators #-}
-- | Numbers as types.
module GHC.TypeNats
  ( Nat, Natural, KnownNat, natVal, sameNat, SomeNat (..), someNatVal
  , type (+), type (-), type (*), type (^), Div, Mod, Log2, type (<=?), type (<=), CmpNat
  ) where

import GHC.TypeLits hiding (natVal, someNatVal)
import qualified GHC.TypeLits as L

natVal :: KnownNat n => proxy n -> Natural
natVal p = fromInteger (L.natVal p)

someNatVal :: Natural -> SomeNat
someNatVal n = maybe (error "someNatVal") id (L.someNatVal (toInteger n))
