{-# LANGUAGE MagicHash, DataKinds, KindSignatures, PolyKinds, ScopedTypeVariables, UndecidableInstances, FlexibleInstances
  , ExistentialQuantification, RankNTypes, ExplicitNamespaces, TypeOperators #-}
-- | Numbers and texts as types.
module GHC.TypeLits
  ( Nat, Natural, Symbol, KnownNat, natVal, natVal', KnownSymbol, symbolVal, symbolVal', sameNat, sameSymbol
  , type (+), type (-), type (*), type (^), Div, Mod, Log2, type (<=?), type (<=), CmpNat, CmpSymbol, AppendSymbol
  , TypeError, ErrorMessage (..)
  , SomeNat (..), SomeSymbol (..), someNatVal, someSymbolVal
  ) where

import Data.Proxy (Proxy (..))
import Data.Type.Equality ((:~:) (..))
import Data.Typeable (Typeable, TypeRep, eqT, typeRep, typeRepArgs)
import Numeric.Natural (Natural)
import Snell.Base (mkTypeRep#, strPack#, unsafeCoerce#)
import Snell.Numbers

class Typeable n => KnownNat n

instance Typeable n => KnownNat n

class Typeable s => KnownSymbol s

instance Typeable s => KnownSymbol s

natVal :: forall n proxy. KnownNat n => proxy n -> Integer
natVal _ = read (concatMap show (parts# (typeRep (Proxy :: Proxy n))))

natVal' :: forall n proxy. KnownNat n => proxy n -> Integer
natVal' = natVal

symbolVal :: forall s proxy. KnownSymbol s => proxy s -> String
symbolVal _ = concatMap (read . show) (parts# (typeRep (Proxy :: Proxy s)))

symbolVal' :: forall s proxy. KnownSymbol s => proxy s -> String
symbolVal' = symbolVal

-- | The literals that a number or text consists of.
parts# :: TypeRep -> [TypeRep]
parts# rep = case typeRepArgs rep of
  [] -> [rep]
  parts -> parts

sameNat :: forall a b proxy1 proxy2. (KnownNat a, KnownNat b) => proxy1 a -> proxy2 b -> Maybe (a :~: b)
sameNat _ _ = eqT

sameSymbol :: forall a b proxy1 proxy2. (KnownSymbol a, KnownSymbol b) => proxy1 a -> proxy2 b -> Maybe (a :~: b)
sameSymbol _ _ = eqT

data SomeNat = forall n. KnownNat n => SomeNat (Proxy n)

data SomeSymbol = forall s. KnownSymbol s => SomeSymbol (Proxy s)

instance Eq SomeNat where
  SomeNat a == SomeNat b = natVal a == natVal b

instance Ord SomeNat where
  compare (SomeNat a) (SomeNat b) = compare (natVal a) (natVal b)

instance Show SomeNat where
  showsPrec d (SomeNat p) = showsPrec d (natVal p)

instance Eq SomeSymbol where
  SomeSymbol a == SomeSymbol b = symbolVal a == symbolVal b

instance Show SomeSymbol where
  showsPrec d (SomeSymbol p) = showsPrec d (symbolVal p)

-- | What can be made of any type that is known at run time.
newtype Named# r = Named# (forall n. Typeable n => Proxy n -> r)

-- | At run time, what says that a type is known is its representation.
named# :: Named# r -> String -> r
named# f name = unsafeCoerce# f (mkTypeRep# (strPack# name) []) (Proxy :: Proxy ())

someNatVal :: Integer -> Maybe SomeNat
someNatVal n
  | n < 0 = Nothing
  | otherwise = Just (named# (Named# SomeNat) (show n))

someSymbolVal :: String -> SomeSymbol
someSymbolVal s = named# (Named# SomeSymbol) (show s)
