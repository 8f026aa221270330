{-# LANGUAGE MagicHash, PolyKinds, ScopedTypeVariables, RankNTypes, GADTs, TypeOperators #-}
-- | Types as values that know which type they are.
module Type.Reflection
  ( Typeable, TypeRep, typeRep, typeOf, SomeTypeRep (..), someTypeRep, eqTypeRep, (:~:) (..), (:~~:) (..), withTypeable
  ) where

import Data.Proxy (Proxy (..))
import Data.Type.Equality ((:~:) (..), (:~~:) (..))
import Data.Typeable (Typeable)
import qualified Data.Typeable as T
import Snell.Base (unsafeCoerce#)

newtype TypeRep a = TypeRep T.TypeRep

instance Eq (TypeRep a) where
  _ == _ = True

instance Ord (TypeRep a) where
  compare _ _ = EQ

instance Show (TypeRep a) where
  showsPrec d (TypeRep r) = showsPrec d r

typeRep :: forall a. Typeable a => TypeRep a
typeRep = TypeRep (T.typeRep (Proxy :: Proxy a))

typeOf :: forall a. Typeable a => a -> TypeRep a
typeOf _ = typeRep

data SomeTypeRep = forall a. SomeTypeRep (TypeRep a)

instance Eq SomeTypeRep where
  SomeTypeRep (TypeRep a) == SomeTypeRep (TypeRep b) = a == b

instance Ord SomeTypeRep where
  compare (SomeTypeRep (TypeRep a)) (SomeTypeRep (TypeRep b)) = compare a b

instance Show SomeTypeRep where
  showsPrec d (SomeTypeRep r) = showsPrec d r

someTypeRep :: forall proxy a. Typeable a => proxy a -> SomeTypeRep
someTypeRep _ = SomeTypeRep (typeRep :: TypeRep a)

eqTypeRep :: TypeRep a -> TypeRep b -> Maybe (a :~~: b)
eqTypeRep (TypeRep a) (TypeRep b) = if a == b then Just (unsafeCoerce# HRefl) else Nothing

newtype Known# a r = Known# (Typeable a => r)

-- | At run time, what says that a type is known is its representation.
withTypeable :: forall a r. TypeRep a -> (Typeable a => r) -> r
withTypeable (TypeRep rep) r = unsafeCoerce# (Known# r :: Known# a r) rep
