{-# LANGUAGE MagicHash #-}
-- | Numbers as bits.
module Data.Bits
  ( Bits (..), FiniteBits (..), toIntegralSized, bitDefault, testBitDefault, popCountDefault
  ) where

import Snell.Prim
import Snell.Base
import Snell.Word

infixl 8 `shift`, `rotate`, `shiftL`, `shiftR`, `rotateL`, `rotateR`, `unsafeShiftL`, `unsafeShiftR`
infixl 7 .&.
infixl 6 `xor`
infixl 5 .|.

foreign import prim "int.and" intAnd# :: Int -> Int -> Int
foreign import prim "int.or" intOr# :: Int -> Int -> Int
foreign import prim "int.not" intNot# :: Int -> Int
foreign import prim "int.shl" intShl# :: Int -> Int -> Int
foreign import prim "int.shr" intShr# :: Int -> Int -> Int
foreign import prim "int.shr-logical" intShrLogical# :: Int -> Int -> Int
foreign import prim "int.popcount" intPopCount# :: Int -> Int
foreign import prim "integer.and" integerAnd# :: Integer -> Integer -> Integer
foreign import prim "integer.or" integerOr# :: Integer -> Integer -> Integer
foreign import prim "integer.xor" integerXor# :: Integer -> Integer -> Integer
foreign import prim "integer.not" integerNot# :: Integer -> Integer

class Eq a => Bits a where
  (.&.), (.|.), xor :: a -> a -> a
  complement :: a -> a
  shift, rotate :: a -> Int -> a
  zeroBits :: a
  bit :: Int -> a
  setBit, clearBit, complementBit :: a -> Int -> a
  testBit :: a -> Int -> Bool
  bitSizeMaybe :: a -> Maybe Int
  bitSize :: a -> Int
  isSigned :: a -> Bool
  shiftL, unsafeShiftL, shiftR, unsafeShiftR, rotateL, rotateR :: a -> Int -> a
  popCount :: a -> Int
  shift x n
    | n < 0 = shiftR x (negate n)
    | n > 0 = shiftL x n
    | otherwise = x
  rotate x n
    | n < 0 = rotateR x (negate n)
    | n > 0 = rotateL x n
    | otherwise = x
  zeroBits = clearBit (bit 0) 0
  setBit x i = x .|. bit i
  clearBit x i = x .&. complement (bit i)
  complementBit x i = x `xor` bit i
  bitSize x = case bitSizeMaybe x of
    Just n -> n
    Nothing -> errorWithoutStackTrace "bitSize is undefined"
  shiftL x i = shift x i
  unsafeShiftL x i = shiftL x i
  shiftR x i = shift x (negate i)
  unsafeShiftR x i = shiftR x i
  rotateL x i = rotate x i
  rotateR x i = rotate x (negate i)

class Bits b => FiniteBits b where
  finiteBitSize :: b -> Int
  countLeadingZeros, countTrailingZeros :: b -> Int
  countLeadingZeros x = go (w - 1)
    where
      w = finiteBitSize x
      go i
        | i < 0 = w
        | testBit x i = w - 1 - i
        | otherwise = go (i - 1)
  countTrailingZeros x = go 0
    where
      w = finiteBitSize x
      go i
        | i >= w = w
        | testBit x i = i
        | otherwise = go (i + 1)

bitDefault :: (Bits a, Num a) => Int -> a
bitDefault i = 1 `shiftL` i

testBitDefault :: (Bits a, Num a) => a -> Int -> Bool
testBitDefault x i = (x .&. bit i) /= 0

popCountDefault :: (Bits a, Num a) => a -> Int
popCountDefault = go 0
  where
    go c w = if w == 0 then c else c `seq` go (c + 1) (w .&. (w - 1))

toIntegralSized :: (Integral a, Integral b) => a -> Maybe b
toIntegralSized x = let y = fromIntegral x in if toInteger y == toInteger x then Just y else Nothing

instance Bits Int where
  x .&. y = intAnd# x y
  x .|. y = intOr# x y
  xor x y = intXor# x y
  complement x = intNot# x
  zeroBits = 0
  bit i = if i >= 64 then 0 else intShl# 1 i
  testBit x i = i >= 0 && i < 64 && intAnd# (intShr# x i) 1 == 1
  bitSizeMaybe _ = Just 64
  bitSize _ = 64
  isSigned _ = True
  shiftL x i
    | i < 0 = overflowError
    | i >= 64 = 0
    | otherwise = intShl# x i
  shiftR x i
    | i < 0 = overflowError
    | i >= 64 = if x < 0 then negate 1 else 0
    | otherwise = intShr# x i
  rotate x i = case i `mod` 64 of
    0 -> x
    k -> intOr# (intShl# x k) (intShrLogical# x (64 - k))
  popCount x = intPopCount# x

instance FiniteBits Int where
  finiteBitSize _ = 64

instance Bits Word where
  Word# x .&. Word# y = Word# (intAnd# x y)
  Word# x .|. Word# y = Word# (intOr# x y)
  xor (Word# x) (Word# y) = Word# (intXor# x y)
  complement (Word# x) = Word# (intNot# x)
  zeroBits = Word# 0
  bit i = Word# (bit i)
  testBit (Word# x) i = testBit x i
  bitSizeMaybe _ = Just 64
  bitSize _ = 64
  isSigned _ = False
  shiftL (Word# x) i = Word# (shiftL x i)
  shiftR (Word# x) i
    | i < 0 = overflowError
    | i >= 64 = Word# 0
    | otherwise = Word# (intShrLogical# x i)
  rotate (Word# x) i = Word# (rotate x i)
  popCount (Word# x) = intPopCount# x

instance FiniteBits Word where
  finiteBitSize _ = 64

instance Bits Integer where
  x .&. y = integerAnd# x y
  x .|. y = integerOr# x y
  xor x y = integerXor# x y
  complement x = integerNot# x
  zeroBits = 0
  bit i = integerShl# 1 i
  testBit x i = i >= 0 && integerAnd# (integerShr# x i) 1 == 1
  bitSizeMaybe _ = Nothing
  bitSize _ = errorWithoutStackTrace "Data.Bits.bitSize(Integer)"
  isSigned _ = True
  shiftL x i = if i < 0 then overflowError else integerShl# x i
  shiftR x i = if i < 0 then overflowError else integerShr# x i
  rotate x i = shift x i
  popCount x = if x >= 0 then go 0 x else negate (go 0 (negate x))
    where
      go :: Int -> Integer -> Int
      go c n
        | n == 0 = c
        | otherwise = c `seq` go (c + intPopCount# (integerToInt# (integerAnd# n 4294967295))) (integerShr# n 32)

instance Bits Bool where
  (.&.) = (&&)
  (.|.) = (||)
  xor x y = x /= y
  complement = not
  shift x i = if i == 0 then x else False
  rotate x _ = x
  bit i = i == 0
  testBit x i = x && i == 0
  bitSizeMaybe _ = Just 1
  bitSize _ = 1
  isSigned _ = False
  popCount x = if x then 1 else 0
  zeroBits = False

instance FiniteBits Bool where
  finiteBitSize _ = 1
