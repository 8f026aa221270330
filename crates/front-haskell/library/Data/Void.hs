-- | A type without values.
module Data.Void (Void, absurd, vacuous) where

import Snell.Base (Semigroup (..), Exception)
import Snell.Read (Read (..), pfail)

data Void

instance Eq Void where
  _ == _ = True

instance Ord Void where
  compare _ _ = EQ

instance Show Void where
  showsPrec _ v = absurd v

instance Read Void where
  readPrec = pfail

instance Semigroup Void where
  a <> _ = a

instance Exception Void

absurd :: Void -> a
absurd v = v `seq` errorWithoutStackTrace "Data.Void.absurd"

vacuous :: Functor f => f Void -> f a
vacuous = fmap absurd
