{-# LANGUAGE MagicHash, BangPatterns #-}
-- | Numbers of so many bits.
module Snell.Sized where

import Snell.Prim
import Snell.Base
import Snell.Read
import Snell.Word

foreign import prim "int.and" intAnd# :: Int -> Int -> Int
foreign import prim "int.shl" intShl# :: Int -> Int -> Int
foreign import prim "int.shr" intShr# :: Int -> Int -> Int

newtype Int8 = I8# Int

-- | Wraps around.
narrowInt8# :: Int -> Int8
narrowInt8# x = I8# (intSub# (intAnd# (intAdd# x 128) 255) 128)

instance Eq Int8 where
  I8# x == I8# y = intEq# x y
  I8# x /= I8# y = intNe# x y

instance Ord Int8 where
  compare (I8# x) (I8# y) = compare x y
  I8# x < I8# y = intLt# x y
  I8# x <= I8# y = intLe# x y
  I8# x > I8# y = intGt# x y
  I8# x >= I8# y = intGe# x y

instance Show Int8 where
  showsPrec d (I8# x) = showsPrec d x

instance Read Int8 where
  readPrec = fmap fromInteger readPrec
  readListPrec = readListPrecDefault
  readPlain# s = fmap fromInteger (readPlain# s)

instance Num Int8 where
  I8# x + I8# y = narrowInt8# (intAdd# x y)
  I8# x - I8# y = narrowInt8# (intSub# x y)
  I8# x * I8# y = narrowInt8# (intMul# x y)
  negate (I8# x) = narrowInt8# (intNeg# x)
  abs (I8# x) = if intLt# x 0 then narrowInt8# (intNeg# x) else I8# x
  signum (I8# x) = I8# (signum x)
  fromInteger n = narrowInt8# (integerToInt# n)

instance Real Int8 where
  toRational (I8# x) = intToInteger# x :% 1

instance Bounded Int8 where
  minBound = I8# (negate 128)
  maxBound = I8# 127

instance Enum Int8 where
  succ x = if x == maxBound then succError# "Int8" else x + 1
  pred x = if x == minBound then predError# "Int8" else x - 1
  toEnum n = if intLt# n (negate 128) || intGt# n 127 then toEnumError# "Int8" n "(-128,127)" else I8# n
  fromEnum (I8# x) = x
  enumFrom x = boundedEnumFrom x
  enumFromThen x y = boundedEnumFromThen x y

instance Integral Int8 where
  quot (I8# x) (I8# y) = if intEq# y (negate 1) then negateInt8# x else I8# (intQuot# x y)
  rem (I8# x) (I8# y) = if intEq# y (negate 1) then I8# 0 else I8# (intRem# x y)
  div (I8# x) (I8# y) = if intEq# y (negate 1) then negateInt8# x else I8# (intDiv# x y)
  mod (I8# x) (I8# y) = if intEq# y (negate 1) then I8# 0 else I8# (intMod# x y)
  -- The least number divided by -1 has a remainder, but no quotient.
  quotRem x y = case rem x y of !r -> (quot x y, r)
  divMod x y = case mod x y of !r -> (div x y, r)
  toInteger (I8# x) = intToInteger# x

negateInt8# :: Int -> Int8
negateInt8# x = if intEq# x (negate 128) then overflowError else I8# (intNeg# x)

newtype Int16 = I16# Int

-- | Wraps around.
narrowInt16# :: Int -> Int16
narrowInt16# x = I16# (intSub# (intAnd# (intAdd# x 32768) 65535) 32768)

instance Eq Int16 where
  I16# x == I16# y = intEq# x y
  I16# x /= I16# y = intNe# x y

instance Ord Int16 where
  compare (I16# x) (I16# y) = compare x y
  I16# x < I16# y = intLt# x y
  I16# x <= I16# y = intLe# x y
  I16# x > I16# y = intGt# x y
  I16# x >= I16# y = intGe# x y

instance Show Int16 where
  showsPrec d (I16# x) = showsPrec d x

instance Read Int16 where
  readPrec = fmap fromInteger readPrec
  readListPrec = readListPrecDefault
  readPlain# s = fmap fromInteger (readPlain# s)

instance Num Int16 where
  I16# x + I16# y = narrowInt16# (intAdd# x y)
  I16# x - I16# y = narrowInt16# (intSub# x y)
  I16# x * I16# y = narrowInt16# (intMul# x y)
  negate (I16# x) = narrowInt16# (intNeg# x)
  abs (I16# x) = if intLt# x 0 then narrowInt16# (intNeg# x) else I16# x
  signum (I16# x) = I16# (signum x)
  fromInteger n = narrowInt16# (integerToInt# n)

instance Real Int16 where
  toRational (I16# x) = intToInteger# x :% 1

instance Bounded Int16 where
  minBound = I16# (negate 32768)
  maxBound = I16# 32767

instance Enum Int16 where
  succ x = if x == maxBound then succError# "Int16" else x + 1
  pred x = if x == minBound then predError# "Int16" else x - 1
  toEnum n = if intLt# n (negate 32768) || intGt# n 32767 then toEnumError# "Int16" n "(-32768,32767)" else I16# n
  fromEnum (I16# x) = x
  enumFrom x = boundedEnumFrom x
  enumFromThen x y = boundedEnumFromThen x y

instance Integral Int16 where
  quot (I16# x) (I16# y) = if intEq# y (negate 1) then negateInt16# x else I16# (intQuot# x y)
  rem (I16# x) (I16# y) = if intEq# y (negate 1) then I16# 0 else I16# (intRem# x y)
  div (I16# x) (I16# y) = if intEq# y (negate 1) then negateInt16# x else I16# (intDiv# x y)
  mod (I16# x) (I16# y) = if intEq# y (negate 1) then I16# 0 else I16# (intMod# x y)
  -- The least number divided by -1 has a remainder, but no quotient.
  quotRem x y = case rem x y of !r -> (quot x y, r)
  divMod x y = case mod x y of !r -> (div x y, r)
  toInteger (I16# x) = intToInteger# x

negateInt16# :: Int -> Int16
negateInt16# x = if intEq# x (negate 32768) then overflowError else I16# (intNeg# x)

newtype Int32 = I32# Int

-- | Wraps around.
narrowInt32# :: Int -> Int32
narrowInt32# x = I32# (intSub# (intAnd# (intAdd# x 2147483648) 4294967295) 2147483648)

instance Eq Int32 where
  I32# x == I32# y = intEq# x y
  I32# x /= I32# y = intNe# x y

instance Ord Int32 where
  compare (I32# x) (I32# y) = compare x y
  I32# x < I32# y = intLt# x y
  I32# x <= I32# y = intLe# x y
  I32# x > I32# y = intGt# x y
  I32# x >= I32# y = intGe# x y

instance Show Int32 where
  showsPrec d (I32# x) = showsPrec d x

instance Read Int32 where
  readPrec = fmap fromInteger readPrec
  readListPrec = readListPrecDefault
  readPlain# s = fmap fromInteger (readPlain# s)

instance Num Int32 where
  I32# x + I32# y = narrowInt32# (intAdd# x y)
  I32# x - I32# y = narrowInt32# (intSub# x y)
  I32# x * I32# y = narrowInt32# (intMul# x y)
  negate (I32# x) = narrowInt32# (intNeg# x)
  abs (I32# x) = if intLt# x 0 then narrowInt32# (intNeg# x) else I32# x
  signum (I32# x) = I32# (signum x)
  fromInteger n = narrowInt32# (integerToInt# n)

instance Real Int32 where
  toRational (I32# x) = intToInteger# x :% 1

instance Bounded Int32 where
  minBound = I32# (negate 2147483648)
  maxBound = I32# 2147483647

instance Enum Int32 where
  succ x = if x == maxBound then succError# "Int32" else x + 1
  pred x = if x == minBound then predError# "Int32" else x - 1
  toEnum n
    | intLt# n (negate 2147483648) || intGt# n 2147483647 = toEnumError# "Int32" n "(-2147483648,2147483647)"
    | otherwise = I32# n
  fromEnum (I32# x) = x
  enumFrom x = boundedEnumFrom x
  enumFromThen x y = boundedEnumFromThen x y

instance Integral Int32 where
  quot (I32# x) (I32# y) = if intEq# y (negate 1) then negateInt32# x else I32# (intQuot# x y)
  rem (I32# x) (I32# y) = if intEq# y (negate 1) then I32# 0 else I32# (intRem# x y)
  div (I32# x) (I32# y) = if intEq# y (negate 1) then negateInt32# x else I32# (intDiv# x y)
  mod (I32# x) (I32# y) = if intEq# y (negate 1) then I32# 0 else I32# (intMod# x y)
  -- The least number divided by -1 has a remainder, but no quotient.
  quotRem x y = case rem x y of !r -> (quot x y, r)
  divMod x y = case mod x y of !r -> (div x y, r)
  toInteger (I32# x) = intToInteger# x

negateInt32# :: Int -> Int32
negateInt32# x = if intEq# x (negate 2147483648) then overflowError else I32# (intNeg# x)

newtype Int64 = I64# Int

instance Eq Int64 where
  I64# x == I64# y = intEq# x y
  I64# x /= I64# y = intNe# x y

instance Ord Int64 where
  compare (I64# x) (I64# y) = compare x y
  I64# x < I64# y = intLt# x y
  I64# x <= I64# y = intLe# x y
  I64# x > I64# y = intGt# x y
  I64# x >= I64# y = intGe# x y

instance Show Int64 where
  showsPrec d (I64# x) = showsPrec d x

instance Read Int64 where
  readPrec = fmap fromInteger readPrec
  readListPrec = readListPrecDefault
  readPlain# s = fmap fromInteger (readPlain# s)

instance Num Int64 where
  I64# x + I64# y = I64# (intAdd# x y)
  I64# x - I64# y = I64# (intSub# x y)
  I64# x * I64# y = I64# (intMul# x y)
  negate (I64# x) = I64# (intNeg# x)
  abs (I64# x) = if intLt# x 0 then I64# (intNeg# x) else I64# x
  signum (I64# x) = I64# (signum x)
  fromInteger n = I64# (integerToInt# n)

instance Real Int64 where
  toRational (I64# x) = intToInteger# x :% 1

instance Bounded Int64 where
  minBound = I64# (negate 9223372036854775807 - 1)
  maxBound = I64# 9223372036854775807

instance Enum Int64 where
  succ x = if x == maxBound then succError# "Int64" else x + 1
  pred x = if x == minBound then predError# "Int64" else x - 1
  toEnum n = I64# n
  fromEnum (I64# x) = x
  enumFrom x = boundedEnumFrom x
  enumFromThen x y = boundedEnumFromThen x y

instance Integral Int64 where
  quot (I64# x) (I64# y) = if intEq# y (negate 1) then negateInt64# x else I64# (intQuot# x y)
  rem (I64# x) (I64# y) = if intEq# y (negate 1) then I64# 0 else I64# (intRem# x y)
  div (I64# x) (I64# y) = if intEq# y (negate 1) then negateInt64# x else I64# (intDiv# x y)
  mod (I64# x) (I64# y) = if intEq# y (negate 1) then I64# 0 else I64# (intMod# x y)
  -- The least number divided by -1 has a remainder, but no quotient.
  quotRem x y = case rem x y of !r -> (quot x y, r)
  divMod x y = case mod x y of !r -> (div x y, r)
  toInteger (I64# x) = intToInteger# x

negateInt64# :: Int -> Int64
negateInt64# x = if intEq# x (negate 9223372036854775807 - 1) then overflowError else I64# (intNeg# x)

newtype Word8 = W8# Int

-- | Wraps around.
narrowWord8# :: Int -> Word8
narrowWord8# x = W8# (intAnd# x 255)

instance Eq Word8 where
  W8# x == W8# y = intEq# x y
  W8# x /= W8# y = intNe# x y

instance Ord Word8 where
  compare (W8# x) (W8# y) = compare x y
  W8# x < W8# y = intLt# x y
  W8# x <= W8# y = intLe# x y
  W8# x > W8# y = intGt# x y
  W8# x >= W8# y = intGe# x y

instance Show Word8 where
  showsPrec d (W8# x) = showsPrec d x

instance Read Word8 where
  readPrec = fmap fromInteger readPrec
  readListPrec = readListPrecDefault
  readPlain# s = fmap fromInteger (readPlain# s)

instance Num Word8 where
  W8# x + W8# y = narrowWord8# (intAdd# x y)
  W8# x - W8# y = narrowWord8# (intSub# x y)
  W8# x * W8# y = narrowWord8# (intMul# x y)
  negate (W8# x) = narrowWord8# (intNeg# x)
  abs x = x
  signum (W8# x) = W8# (signum x)
  fromInteger n = narrowWord8# (integerToInt# n)

instance Real Word8 where
  toRational (W8# x) = intToInteger# x :% 1

instance Bounded Word8 where
  minBound = W8# (0)
  maxBound = W8# 255

instance Enum Word8 where
  succ x = if x == maxBound then succError# "Word8" else x + 1
  pred x = if x == minBound then predError# "Word8" else x - 1
  toEnum n = if intLt# n (0) || intGt# n 255 then toEnumError# "Word8" n "(0,255)" else W8# n
  fromEnum (W8# x) = x
  enumFrom x = boundedEnumFrom x
  enumFromThen x y = boundedEnumFromThen x y

instance Integral Word8 where
  quot (W8# x) (W8# y) = W8# (intQuot# x y)
  rem (W8# x) (W8# y) = W8# (intRem# x y)
  div (W8# x) (W8# y) = W8# (intQuot# x y)
  mod (W8# x) (W8# y) = W8# (intRem# x y)
  quotRem x y = case quot x y of !q -> (q, rem x y)
  divMod x y = case quot x y of !q -> (q, rem x y)
  toInteger (W8# x) = intToInteger# x

newtype Word16 = W16# Int

-- | Wraps around.
narrowWord16# :: Int -> Word16
narrowWord16# x = W16# (intAnd# x 65535)

instance Eq Word16 where
  W16# x == W16# y = intEq# x y
  W16# x /= W16# y = intNe# x y

instance Ord Word16 where
  compare (W16# x) (W16# y) = compare x y
  W16# x < W16# y = intLt# x y
  W16# x <= W16# y = intLe# x y
  W16# x > W16# y = intGt# x y
  W16# x >= W16# y = intGe# x y

instance Show Word16 where
  showsPrec d (W16# x) = showsPrec d x

instance Read Word16 where
  readPrec = fmap fromInteger readPrec
  readListPrec = readListPrecDefault
  readPlain# s = fmap fromInteger (readPlain# s)

instance Num Word16 where
  W16# x + W16# y = narrowWord16# (intAdd# x y)
  W16# x - W16# y = narrowWord16# (intSub# x y)
  W16# x * W16# y = narrowWord16# (intMul# x y)
  negate (W16# x) = narrowWord16# (intNeg# x)
  abs x = x
  signum (W16# x) = W16# (signum x)
  fromInteger n = narrowWord16# (integerToInt# n)

instance Real Word16 where
  toRational (W16# x) = intToInteger# x :% 1

instance Bounded Word16 where
  minBound = W16# (0)
  maxBound = W16# 65535

instance Enum Word16 where
  succ x = if x == maxBound then succError# "Word16" else x + 1
  pred x = if x == minBound then predError# "Word16" else x - 1
  toEnum n = if intLt# n (0) || intGt# n 65535 then toEnumError# "Word16" n "(0,65535)" else W16# n
  fromEnum (W16# x) = x
  enumFrom x = boundedEnumFrom x
  enumFromThen x y = boundedEnumFromThen x y

instance Integral Word16 where
  quot (W16# x) (W16# y) = W16# (intQuot# x y)
  rem (W16# x) (W16# y) = W16# (intRem# x y)
  div (W16# x) (W16# y) = W16# (intQuot# x y)
  mod (W16# x) (W16# y) = W16# (intRem# x y)
  quotRem x y = case quot x y of !q -> (q, rem x y)
  divMod x y = case quot x y of !q -> (q, rem x y)
  toInteger (W16# x) = intToInteger# x

newtype Word32 = W32# Int

-- | Wraps around.
narrowWord32# :: Int -> Word32
narrowWord32# x = W32# (intAnd# x 4294967295)

instance Eq Word32 where
  W32# x == W32# y = intEq# x y
  W32# x /= W32# y = intNe# x y

instance Ord Word32 where
  compare (W32# x) (W32# y) = compare x y
  W32# x < W32# y = intLt# x y
  W32# x <= W32# y = intLe# x y
  W32# x > W32# y = intGt# x y
  W32# x >= W32# y = intGe# x y

instance Show Word32 where
  showsPrec d (W32# x) = showsPrec d x

instance Read Word32 where
  readPrec = fmap fromInteger readPrec
  readListPrec = readListPrecDefault
  readPlain# s = fmap fromInteger (readPlain# s)

instance Num Word32 where
  W32# x + W32# y = narrowWord32# (intAdd# x y)
  W32# x - W32# y = narrowWord32# (intSub# x y)
  W32# x * W32# y = narrowWord32# (intMul# x y)
  negate (W32# x) = narrowWord32# (intNeg# x)
  abs x = x
  signum (W32# x) = W32# (signum x)
  fromInteger n = narrowWord32# (integerToInt# n)

instance Real Word32 where
  toRational (W32# x) = intToInteger# x :% 1

instance Bounded Word32 where
  minBound = W32# (0)
  maxBound = W32# 4294967295

instance Enum Word32 where
  succ x = if x == maxBound then succError# "Word32" else x + 1
  pred x = if x == minBound then predError# "Word32" else x - 1
  toEnum n = if intLt# n (0) || intGt# n 4294967295 then toEnumError# "Word32" n "(0,4294967295)" else W32# n
  fromEnum (W32# x) = x
  enumFrom x = boundedEnumFrom x
  enumFromThen x y = boundedEnumFromThen x y

instance Integral Word32 where
  quot (W32# x) (W32# y) = W32# (intQuot# x y)
  rem (W32# x) (W32# y) = W32# (intRem# x y)
  div (W32# x) (W32# y) = W32# (intQuot# x y)
  mod (W32# x) (W32# y) = W32# (intRem# x y)
  quotRem x y = case quot x y of !q -> (q, rem x y)
  divMod x y = case quot x y of !q -> (q, rem x y)
  toInteger (W32# x) = intToInteger# x

newtype Word64 = W64# Int

instance Eq Word64 where
  W64# x == W64# y = intEq# x y
  W64# x /= W64# y = intNe# x y

instance Ord Word64 where
  compare (W64# x) (W64# y) = compare (flipSign# x) (flipSign# y)
  W64# x < W64# y = intLt# (flipSign# x) (flipSign# y)
  W64# x <= W64# y = intLe# (flipSign# x) (flipSign# y)
  W64# x > W64# y = intGt# (flipSign# x) (flipSign# y)
  W64# x >= W64# y = intGe# (flipSign# x) (flipSign# y)

instance Show Word64 where
  showsPrec d x = showsPrec d (toInteger x)

instance Read Word64 where
  readPrec = fmap fromInteger readPrec
  readListPrec = readListPrecDefault
  readPlain# s = fmap fromInteger (readPlain# s)

instance Num Word64 where
  W64# x + W64# y = W64# (intAdd# x y)
  W64# x - W64# y = W64# (intSub# x y)
  W64# x * W64# y = W64# (intMul# x y)
  negate (W64# x) = W64# (intNeg# x)
  abs x = x
  signum (W64# x) = if intEq# x 0 then W64# 0 else W64# 1
  fromInteger n = W64# (integerToInt# n)

instance Real Word64 where
  toRational x = toInteger x :% 1

instance Bounded Word64 where
  minBound = W64# 0
  maxBound = W64# (negate 1)

instance Enum Word64 where
  succ x = if x == maxBound then succError# "Word64" else x + 1
  pred x = if x == minBound then predError# "Word64" else x - 1
  toEnum n = if intLt# n 0 then toEnumError# "Word64" n "(0,18446744073709551615)" else W64# n
  fromEnum (W64# x) = if intLt# x 0 then fromEnumError# "Word64" (show (W64# x)) else x
  enumFrom x = enumFromTo x maxBound
  enumFromTo x y = map fromInteger (enumFromTo (toInteger x) (toInteger y))
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromThenTo x y z = map fromInteger (enumFromThenTo (toInteger x) (toInteger y) (toInteger z))

instance Integral Word64 where
  quot (W64# x) (W64# y)
    | intGe# x 0 && intGt# y 0 = W64# (intQuot# x y)
    | otherwise = W64# (integerToInt# (integerQuot# (unsigned# x) (unsigned# y)))
  rem (W64# x) (W64# y)
    | intGe# x 0 && intGt# y 0 = W64# (intRem# x y)
    | otherwise = W64# (integerToInt# (integerRem# (unsigned# x) (unsigned# y)))
  div x y = quot x y
  mod x y = rem x y
  quotRem x y = case quot x y of !q -> (q, rem x y)
  divMod x y = case quot x y of !q -> (q, rem x y)
  toInteger (W64# x) = unsigned# x

-- Inputs -----------------------------------------------------------------------------------------------------------

inputInt8# :: Int -> (Bool, Int8)
inputInt8# n = (intGe# n (-128) && intLe# n 127, I8# n)

inputInt16# :: Int -> (Bool, Int16)
inputInt16# n = (intGe# n (-32768) && intLe# n 32767, I16# n)

inputInt32# :: Int -> (Bool, Int32)
inputInt32# n = (intGe# n (-2147483648) && intLe# n 2147483647, I32# n)

inputWord8# :: Int -> (Bool, Word8)
inputWord8# n = (intGe# n 0 && intLe# n 255, W8# n)

inputWord16# :: Int -> (Bool, Word16)
inputWord16# n = (intGe# n 0 && intLe# n 65535, W16# n)

inputWord32# :: Int -> (Bool, Word32)
inputWord32# n = (intGe# n 0 && intLe# n 4294967295, W32# n)
