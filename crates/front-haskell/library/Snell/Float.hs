{-# LANGUAGE MagicHash #-}
-- | Single precision: a double that is rounded after each operation.
module Snell.Float where

import Snell.Prim
import Snell.Base
import Snell.Read

foreign import prim "float.round" floatRound# :: Double -> Double
foreign import prim "float.show" floatShow# :: Double -> Str#

newtype Float = Float# Double

double# :: Float -> Double
double# (Float# x) = x

-- | The nearest single.
single# :: Double -> Float
single# x = Float# (floatRound# x)

float2Double :: Float -> Double
float2Double (Float# x) = x

double2Float :: Double -> Float
double2Float x = single# x

instance Eq Float where
  Float# x == Float# y = doubleEq# x y
  Float# x /= Float# y = doubleNe# x y

instance Ord Float where
  compare (Float# x) (Float# y) = compare x y
  Float# x < Float# y = doubleLt# x y
  Float# x <= Float# y = doubleLe# x y
  Float# x > Float# y = doubleGt# x y
  Float# x >= Float# y = doubleGe# x y

instance Show Float where
  showsPrec p (Float# x) s
    | intGt# p 6 && (doubleLt# x 0 || doubleIsNegativeZero# x) = '(' : strOnto# (floatShow# x) (')' : s)
    | otherwise = strOnto# (floatShow# x) s

instance Read Float where
  readPrec = fmap single# readPrec
  readListPrec = readListPrecDefault

instance Num Float where
  Float# x + Float# y = single# (doubleAdd# x y)
  Float# x - Float# y = single# (doubleSub# x y)
  Float# x * Float# y = single# (doubleMul# x y)
  negate (Float# x) = Float# (doubleNeg# x)
  abs (Float# x) = Float# (abs x)
  signum (Float# x) = Float# (signum x)
  fromInteger n = single# (integerToDouble# n)

instance Real Float where
  toRational (Float# x) = toRational x

instance Fractional Float where
  Float# x / Float# y = single# (doubleDiv# x y)
  fromRational r = single# (fromRational r)

instance Floating Float where
  pi = single# pi
  exp (Float# x) = single# (exp x)
  log (Float# x) = single# (log x)
  sqrt (Float# x) = single# (sqrt x)
  sin (Float# x) = single# (sin x)
  cos (Float# x) = single# (cos x)
  tan (Float# x) = single# (tan x)
  asin (Float# x) = single# (asin x)
  acos (Float# x) = single# (acos x)
  atan (Float# x) = single# (atan x)
  sinh (Float# x) = single# (sinh x)
  cosh (Float# x) = single# (cosh x)
  tanh (Float# x) = single# (tanh x)
  asinh (Float# x) = single# (asinh x)
  acosh (Float# x) = single# (acosh x)
  atanh (Float# x) = single# (atanh x)
  Float# x ** Float# y = single# (x ** y)
  log1p (Float# x) = single# (log1p x)
  expm1 (Float# x) = single# (expm1 x)

instance RealFrac Float where
  properFraction (Float# x) = case properFraction x of (n, r) -> (n, Float# r)
  truncate (Float# x) = truncate x
  round (Float# x) = round x
  ceiling (Float# x) = ceiling x
  floor (Float# x) = floor x

instance RealFloat Float where
  floatRadix _ = 2
  floatDigits _ = 24
  floatRange _ = (negate 125, 128)
  decodeFloat (Float# x)
    | x == 0 = (0, 0)
    | otherwise = (integerQuot# (doubleMantissa# x) 536870912, intAdd# (doubleExponent# x) 29)
  encodeFloat m n = single# (doubleScale# m n)
  isNaN (Float# x) = doubleIsNaN# x
  isInfinite (Float# x) = doubleIsInfinite# x
  isDenormalized (Float# x) = doubleNe# x 0 && doubleLt# (abs x) 1.1754943508222875e-38
  isNegativeZero (Float# x) = doubleIsNegativeZero# x
  isIEEE _ = True
  atan2 (Float# y) (Float# x) = single# (doubleAtan2# y x)

instance Enum Float where
  succ x = x + 1
  pred x = x - 1
  toEnum n = single# (intToDouble# n)
  fromEnum (Float# x) = fromEnum x
  enumFrom = numericEnumFrom
  enumFromThen = numericEnumFromThen
  enumFromTo = numericEnumFromTo
  enumFromThenTo = numericEnumFromThenTo

-- | For explorations.
inputFloat# :: Double -> (Bool, Float)
inputFloat# x = (doubleEq# (floatRound# x) x, Float# x)
