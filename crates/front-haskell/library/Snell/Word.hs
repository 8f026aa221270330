{-# LANGUAGE MagicHash, BangPatterns #-}
-- | Machine words without a sign: the bits of an `Int`.
module Snell.Word where

import Snell.Prim
import Snell.Base
import Snell.Read

foreign import prim "int.xor" intXor# :: Int -> Int -> Int

-- | Makes the order of signed numbers that of unsigned ones.
flipSign# :: Int -> Int
flipSign# x = intXor# x minBound

-- | The number that the bits are, without a sign.
unsigned# :: Int -> Integer
unsigned# x = if intLt# x 0 then integerAdd# (intToInteger# x) 18446744073709551616 else intToInteger# x

succError# :: String -> a
succError# name = errorWithoutStackTrace ("Enum.succ{" ++ name ++ "}: tried to take `succ' of maxBound")

predError# :: String -> a
predError# name = errorWithoutStackTrace ("Enum.pred{" ++ name ++ "}: tried to take `pred' of minBound")

toEnumError# :: String -> Int -> String -> a
toEnumError# name n bounds =
  errorWithoutStackTrace ("Enum.toEnum{" ++ name ++ "}: tag (" ++ show n ++ ") is outside of bounds " ++ bounds)

fromEnumError# :: String -> String -> a
fromEnumError# name value =
  errorWithoutStackTrace
    ("Enum.fromEnum{" ++ name ++ "}: value (" ++ value ++ ") is outside of Int's bounds "
      ++ "(-9223372036854775808,9223372036854775807)")

newtype Word = Word# Int

instance Eq Word where
  Word# x == Word# y = intEq# x y
  Word# x /= Word# y = intNe# x y

instance Ord Word where
  compare (Word# x) (Word# y) = compare (flipSign# x) (flipSign# y)
  Word# x < Word# y = intLt# (flipSign# x) (flipSign# y)
  Word# x <= Word# y = intLe# (flipSign# x) (flipSign# y)
  Word# x > Word# y = intGt# (flipSign# x) (flipSign# y)
  Word# x >= Word# y = intGe# (flipSign# x) (flipSign# y)

instance Show Word where
  showsPrec d x = showsPrec d (toInteger x)

instance Read Word where
  readPrec = fmap fromInteger readPrec
  readListPrec = readListPrecDefault
  readPlain# s = fmap fromInteger (readPlain# s)

instance Num Word where
  Word# x + Word# y = Word# (intAdd# x y)
  Word# x - Word# y = Word# (intSub# x y)
  Word# x * Word# y = Word# (intMul# x y)
  negate (Word# x) = Word# (intNeg# x)
  abs x = x
  signum (Word# x) = if intEq# x 0 then Word# 0 else Word# 1
  fromInteger n = Word# (integerToInt# n)

instance Real Word where
  toRational x = toInteger x :% 1

instance Bounded Word where
  minBound = Word# 0
  maxBound = Word# (negate 1)

instance Enum Word where
  succ x = if x == maxBound then succError# "Word" else x + 1
  pred x = if x == minBound then predError# "Word" else x - 1
  toEnum n = if intLt# n 0 then toEnumError# "Word" n "(0,18446744073709551615)" else Word# n
  fromEnum (Word# x) = if intLt# x 0 then fromEnumError# "Word" (show (Word# x)) else x
  enumFrom x = enumFromTo x maxBound
  enumFromTo x y = map fromInteger (enumFromTo (toInteger x) (toInteger y))
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromThenTo x y z = map fromInteger (enumFromThenTo (toInteger x) (toInteger y) (toInteger z))

instance Integral Word where
  quot (Word# x) (Word# y)
    | intGe# x 0 && intGt# y 0 = Word# (intQuot# x y)
    | otherwise = Word# (integerToInt# (integerQuot# (unsigned# x) (unsigned# y)))
  rem (Word# x) (Word# y)
    | intGe# x 0 && intGt# y 0 = Word# (intRem# x y)
    | otherwise = Word# (integerToInt# (integerRem# (unsigned# x) (unsigned# y)))
  div x y = quot x y
  mod x y = rem x y
  quotRem x y = case quot x y of !q -> (q, rem x y)
  divMod x y = case quot x y of !q -> (q, rem x y)
  toInteger (Word# x) = unsigned# x
