{-# LANGUAGE MagicHash, ScopedTypeVariables, PolyKinds, GADTs, TypeOperators #-}
-- | Types at run time.
module Data.Typeable
  ( Typeable, typeOf, typeRep, cast, eqT, gcast, (:~:) (..), TypeRep, showsTypeRep
  , Proxy (..), TyCon, typeRepTyCon, typeRepArgs, splitTyConApp, tyConName
  ) where

import Snell.Base
import Snell.Prim
import Data.Proxy (Proxy (..))

type TypeRep = TypeRep#

newtype TyCon = TyCon# Str#

instance Eq TyCon where
  TyCon# a == TyCon# b = strEq# a b

instance Show TyCon where
  showsPrec _ (TyCon# s) = showString (strUnpack# s)

-- | Two types are the same.
data a :~: b where
  Refl :: a :~: a

instance Eq (a :~: b) where
  _ == _ = True

instance Ord (a :~: b) where
  compare _ _ = EQ

instance Show (a :~: b) where
  showsPrec _ Refl = showString "Refl"

typeRep :: forall proxy a. Typeable a => proxy a -> TypeRep
typeRep _ = typeRep# (Proxy# :: Proxy# a)

typeOf :: forall a. Typeable a => a -> TypeRep
typeOf _ = typeRep# (Proxy# :: Proxy# a)

showsTypeRep :: TypeRep -> ShowS
showsTypeRep = shows

eqT :: forall a b. (Typeable a, Typeable b) => Maybe (a :~: b)
eqT
  | typeRep# (Proxy# :: Proxy# a) == typeRep# (Proxy# :: Proxy# b) = Just (unsafeCoerce# (Refl :: a :~: a))
  | otherwise = Nothing

gcast :: forall a b c. (Typeable a, Typeable b) => c a -> Maybe (c b)
gcast x = if typeRep# (Proxy# :: Proxy# a) == typeRep# (Proxy# :: Proxy# b) then Just (unsafeCoerce# x) else Nothing

typeRepTyCon :: TypeRep -> TyCon
typeRepTyCon (TypeRep# name _) = TyCon# name

typeRepArgs :: TypeRep -> [TypeRep]
typeRepArgs (TypeRep# _ args) = args

splitTyConApp :: TypeRep -> (TyCon, [TypeRep])
splitTyConApp (TypeRep# name args) = (TyCon# name, args)

tyConName :: TyCon -> String
tyConName (TyCon# s) = strUnpack# s
