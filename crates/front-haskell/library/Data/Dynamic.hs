{-# LANGUAGE ExistentialQuantification #-}
-- | Values of any type, which is found out at run time.
module Data.Dynamic (Dynamic, toDyn, fromDyn, fromDynamic, dynTypeRep, Typeable) where

import Data.Typeable
import Control.Exception (Exception)

data Dynamic = forall a. Typeable a => Dynamic a

instance Show Dynamic where
  showsPrec _ d = showString "<<" . showsPrec 0 (dynTypeRep d) . showString ">>"

instance Exception Dynamic

toDyn :: Typeable a => a -> Dynamic
toDyn = Dynamic

fromDynamic :: Typeable a => Dynamic -> Maybe a
fromDynamic (Dynamic v) = cast v

fromDyn :: Typeable a => Dynamic -> a -> a
fromDyn d def = case fromDynamic d of
  Just x -> x
  Nothing -> def

dynTypeRep :: Dynamic -> TypeRep
dynTypeRep (Dynamic v) = typeOf v
