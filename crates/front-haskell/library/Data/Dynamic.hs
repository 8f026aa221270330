{-# LANGUAGE ExistentialQuantification, MagicHash #-}
-- | Values of any type, which is found out at run time.
module Data.Dynamic (Dynamic, toDyn, fromDyn, fromDynamic, dynTypeRep, dynApply, dynApp, Typeable) where

import Data.Typeable
import Unsafe.Coerce (unsafeCoerce)
import Control.Exception (Exception)

data Dynamic = forall a. Dynamic TypeRep a

instance Show Dynamic where
  showsPrec _ d = showString "<<" . showsPrec 0 (dynTypeRep d) . showString ">>"

instance Exception Dynamic

toDyn :: Typeable a => a -> Dynamic
toDyn v = Dynamic (typeOf v) v

fromDynamic :: Typeable a => Dynamic -> Maybe a
fromDynamic (Dynamic rep v) = found
  where
    found = if rep == typeRep found then Just (unsafeCoerce v) else Nothing

fromDyn :: Typeable a => Dynamic -> a -> a
fromDyn d def = case fromDynamic d of
  Just x -> x
  Nothing -> def

dynTypeRep :: Dynamic -> TypeRep
dynTypeRep (Dynamic rep _) = rep

-- | A function of one value applied to another, if the types are right.
dynApply :: Dynamic -> Dynamic -> Maybe Dynamic
dynApply (Dynamic f g) (Dynamic from x) = case splitTyConApp f of
  (con, [arg, result]) | con == arrow && arg == from -> Just (Dynamic result ((unsafeCoerce g) x))
  _ -> Nothing
  where
    arrow = typeRepTyCon (typeOf not)

dynApp :: Dynamic -> Dynamic -> Dynamic
dynApp f x = case dynApply f x of
  Just r -> r
  Nothing -> errorWithoutStackTrace
    ("Type error in dynamic application.\n" ++ "Can't apply function " ++ show f ++ " to argument " ++ show x)
