-- A constraint for all types.
{-# LANGUAGE QuantifiedConstraints, RankNTypes, UndecidableInstances #-}
newtype Fix f = Fix (f (Fix f))
instance (forall a. Show a => Show (f a)) => Show (Fix f) where
  showsPrec d (Fix f) = showParen (d > 10) $ showString "Fix " . showsPrec 11 f
main = print (Fix (Just (Fix Nothing)))
