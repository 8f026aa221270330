{-# LANGUAGE ScopedTypeVariables, PolyKinds #-}
-- | Numbers with so many decimal places, and division of any real numbers.
module Data.Fixed
  ( div', mod', divMod', Fixed (..), HasResolution (..), showFixed, E0, Uni, E1, Deci, E2, Centi, E3, Milli, E6, Micro
  , E9, Nano, E12, Pico
  ) where

import Data.Proxy
import Text.ParserCombinators.ReadPrec
import Text.Read (Read (..), readListPrecDefault)
import Text.Read.Lex (numberToRational)
import qualified Text.Read as R

div' :: (Real a, Integral b) => a -> a -> b
div' n d = floor (toRational n / toRational d)

divMod' :: (Real a, Integral b) => a -> a -> (b, a)
divMod' n d = (f, n - fromIntegral f * d)
  where
    f = div' n d

mod' :: Real a => a -> a -> a
mod' n d = n - fromInteger (div' n d) * d

-- | A number of the smallest parts.
newtype Fixed a = MkFixed Integer
  deriving (Eq, Ord)

class HasResolution a where
  resolution :: p a -> Integer

data E0
data E1
data E2
data E3
data E6
data E9
data E12

instance HasResolution E0 where
  resolution _ = 1

instance HasResolution E1 where
  resolution _ = 10

instance HasResolution E2 where
  resolution _ = 100

instance HasResolution E3 where
  resolution _ = 1000

instance HasResolution E6 where
  resolution _ = 1000000

instance HasResolution E9 where
  resolution _ = 1000000000

instance HasResolution E12 where
  resolution _ = 1000000000000

type Uni = Fixed E0
type Deci = Fixed E1
type Centi = Fixed E2
type Milli = Fixed E3
type Micro = Fixed E6
type Nano = Fixed E9
type Pico = Fixed E12

instance Enum (Fixed a) where
  succ (MkFixed a) = MkFixed (succ a)
  pred (MkFixed a) = MkFixed (pred a)
  toEnum = MkFixed . toEnum
  fromEnum (MkFixed a) = fromEnum a
  enumFrom (MkFixed a) = fmap MkFixed (enumFrom a)
  enumFromThen (MkFixed a) (MkFixed b) = fmap MkFixed (enumFromThen a b)
  enumFromTo (MkFixed a) (MkFixed b) = fmap MkFixed (enumFromTo a b)
  enumFromThenTo (MkFixed a) (MkFixed b) (MkFixed c) = fmap MkFixed (enumFromThenTo a b c)

instance HasResolution a => Num (Fixed a) where
  MkFixed a + MkFixed b = MkFixed (a + b)
  MkFixed a - MkFixed b = MkFixed (a - b)
  fa@(MkFixed a) * MkFixed b = MkFixed (div (a * b) (resolution fa))
  negate (MkFixed a) = MkFixed (negate a)
  abs (MkFixed a) = MkFixed (abs a)
  signum (MkFixed a) = fromInteger (signum a)
  fromInteger i = MkFixed (i * resolution (Proxy :: Proxy a))

instance HasResolution a => Real (Fixed a) where
  toRational fa@(MkFixed a) = toRational a / toRational (resolution fa)

instance HasResolution a => Fractional (Fixed a) where
  fa@(MkFixed a) / MkFixed b = MkFixed (div (a * resolution fa) b)
  recip fa@(MkFixed a) = MkFixed (div (res * res) a)
    where
      res = resolution fa
  fromRational r = MkFixed (floor (r * toRational (resolution (Proxy :: Proxy a))))

instance HasResolution a => RealFrac (Fixed a) where
  properFraction a = (i, a - fromIntegral i)
    where
      i = truncate (toRational a)
  truncate f = truncate (toRational f)
  round f = round (toRational f)
  ceiling f = ceiling (toRational f)
  floor f = floor (toRational f)

-- | With all its places, or without zeros at its end.
showFixed :: HasResolution a => Bool -> Fixed a -> String
showFixed chop fa@(MkFixed a)
  | a < 0 = "-" ++ showFixed chop (MkFixed (negate a) `asTypeOf` fa)
  | otherwise = show whole ++ dotted (places digits part)
  where
    res = resolution fa
    (whole, part) = a `divMod` res
    digits = length (takeWhile (< res) (iterate (* 10) 1))
    places n p = let s = show ((p * 10 ^ n) `ceilingDiv` res) in replicate (n - length s) '0' ++ s
    ceilingDiv x y = negate (negate x `div` y)
    dotted s = case (if chop then trimmed s else s) of
      t | null t -> ""
        | otherwise -> '.' : t
    trimmed = reverse . dropWhile (== '0') . reverse

instance HasResolution a => Show (Fixed a) where
  showsPrec p n = showParen (p > 6 && n < 0) (showString (showFixed False n))

instance HasResolution a => Read (Fixed a) where
  readPrec = R.parens (minus +++ plain)
    where
      plain = do
        R.Number n <- R.lexP
        return (fromRational (numberToRational n))
      minus = prec 6 (do
        R.Symbol "-" <- R.lexP
        R.Number n <- R.lexP
        return (negate (fromRational (numberToRational n))))
  readListPrec = readListPrecDefault
