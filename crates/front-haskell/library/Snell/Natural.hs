{-# LANGUAGE MagicHash #-}
-- | Whole numbers from zero.
module Snell.Natural where

import Snell.Prim
import Snell.Base
import Snell.Read
import Snell.Ix
import Data.Bits
import Control.DeepSeq (NFData (..))

newtype Natural = Natural# Integer

-- | A number that must not be negative.
natural# :: Integer -> Natural
natural# n = if integerLt# n 0 then throw Underflow else Natural# n

minusNaturalMaybe :: Natural -> Natural -> Maybe Natural
minusNaturalMaybe (Natural# a) (Natural# b) = if integerLt# a b then Nothing else Just (Natural# (integerSub# a b))

instance Eq Natural where
  Natural# a == Natural# b = integerEq# a b

instance Ord Natural where
  compare (Natural# a) (Natural# b) = compare a b

instance Show Natural where
  showsPrec d (Natural# a) = showsPrec d a

instance Read Natural where
  readPrec = readPrec >>= \n -> if integerLt# n 0 then pfail else pure (Natural# n)

instance Num Natural where
  Natural# a + Natural# b = Natural# (integerAdd# a b)
  Natural# a - Natural# b = natural# (integerSub# a b)
  Natural# a * Natural# b = Natural# (integerMul# a b)
  negate (Natural# a) = natural# (integerNeg# a)
  abs a = a
  signum (Natural# a) = Natural# (signum a)
  fromInteger n = natural# n

instance Real Natural where
  toRational (Natural# a) = a :% 1

instance Enum Natural where
  succ (Natural# a) = Natural# (integerAdd# a 1)
  pred (Natural# a)
    | integerEq# a 0 = errorWithoutStackTrace "Enum.pred{Natural}: tried to take `pred' of 0"
    | otherwise = Natural# (integerSub# a 1)
  toEnum n
    | n < 0 = errorWithoutStackTrace "Enum.toEnum{Natural}: negative argument"
    | otherwise = Natural# (toInteger n)
  fromEnum (Natural# a) = fromEnum a
  enumFrom (Natural# a) = map Natural# (enumFrom a)
  enumFromTo (Natural# a) (Natural# b) = map Natural# (enumFromTo a b)
  enumFromThen (Natural# a) (Natural# b)
    | b >= a = map Natural# (enumFromThen a b)
    | otherwise = map Natural# (enumFromThenTo a b 0)
  enumFromThenTo (Natural# a) (Natural# b) (Natural# c) = map Natural# (enumFromThenTo a b c)

instance Integral Natural where
  quot (Natural# a) (Natural# b) = Natural# (quot a b)
  rem (Natural# a) (Natural# b) = Natural# (rem a b)
  div (Natural# a) (Natural# b) = Natural# (quot a b)
  mod (Natural# a) (Natural# b) = Natural# (rem a b)
  quotRem a b = (quot a b, rem a b)
  divMod a b = (quot a b, rem a b)
  toInteger (Natural# a) = a

instance Ix Natural where
  range (m, n) = enumFromTo m n
  unsafeIndex (m, _) i = fromIntegral (i - m)
  inRange (m, n) i = m <= i && i <= n

instance Bits Natural where
  Natural# a .&. Natural# b = Natural# (a .&. b)
  Natural# a .|. Natural# b = Natural# (a .|. b)
  xor (Natural# a) (Natural# b) = Natural# (xor a b)
  complement _ = errorWithoutStackTrace "Bits.complement: Natural complement undefined"
  zeroBits = Natural# 0
  bit i = Natural# (bit i)
  testBit (Natural# a) i = testBit a i
  clearBit a i = if testBit a i then xor a (bit i) else a
  bitSizeMaybe _ = Nothing
  isSigned _ = False
  shiftL (Natural# a) i = Natural# (shiftL a i)
  shiftR (Natural# a) i = Natural# (shiftR a i)
  rotate a i = shift a i
  popCount (Natural# a) = popCount a

instance NFData Natural

-- | For explorations.
inputNatural# :: Integer -> (Bool, Natural)
inputNatural# n = (integerGe# n 0, Natural# n)
