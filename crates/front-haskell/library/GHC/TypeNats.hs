{-# LANGUAGE PolyKinds #-}
-- | Numbers as types.
module GHC.TypeNats (Nat, Natural, KnownNat, natVal, sameNat) where

import GHC.TypeLits (KnownNat, Nat, Natural, sameNat)
import qualified GHC.TypeLits as L

natVal :: KnownNat n => proxy n -> Natural
natVal p = fromInteger (L.natVal p)
