{-# LANGUAGE MagicHash #-}
-- | Instances of numbers of so many bits, for the classes of other modules.
module Snell.SizedBits () where

import Snell.Prim
import Snell.Base
import Snell.Word
import Snell.Sized
import Data.Bits
import Snell.Ix
import Control.DeepSeq (NFData (..))

foreign import prim "int.or" intOr# :: Int -> Int -> Int
foreign import prim "int.not" intNot# :: Int -> Int
foreign import prim "int.shr-logical" intShrLogical# :: Int -> Int -> Int
foreign import prim "int.popcount" intPopCount# :: Int -> Int

instance Bits Int8 where
  I8# x .&. I8# y = I8# (intAnd# x y)
  I8# x .|. I8# y = I8# (intOr# x y)
  xor (I8# x) (I8# y) = I8# (intXor# x y)
  complement (I8# x) = narrowInt8# (intNot# x)
  zeroBits = I8# 0
  bit i = narrowInt8# (bit i)
  testBit (I8# x) i = i < 8 && testBit x i
  bitSizeMaybe _ = Just 8
  bitSize _ = 8
  isSigned _ = True
  shiftL (I8# x) i = narrowInt8# (shiftL x i)
  shiftR (I8# x) i = I8# (shiftR x i)
  rotate (I8# x) i = case i `mod` 8 of
    0 -> I8# x
    k -> narrowInt8# (intOr# (intShl# x k) (intShrLogical# (intAnd# x 255) (8 - k)))
  popCount (I8# x) = intPopCount# (intAnd# x 255)

instance FiniteBits Int8 where
  finiteBitSize _ = 8

instance Ix Int8 where
  range (m, n) = enumFromTo m n
  unsafeIndex (m, _) i = fromIntegral i - fromIntegral m
  inRange (m, n) i = m <= i && i <= n

instance NFData Int8

instance Bits Int16 where
  I16# x .&. I16# y = I16# (intAnd# x y)
  I16# x .|. I16# y = I16# (intOr# x y)
  xor (I16# x) (I16# y) = I16# (intXor# x y)
  complement (I16# x) = narrowInt16# (intNot# x)
  zeroBits = I16# 0
  bit i = narrowInt16# (bit i)
  testBit (I16# x) i = i < 16 && testBit x i
  bitSizeMaybe _ = Just 16
  bitSize _ = 16
  isSigned _ = True
  shiftL (I16# x) i = narrowInt16# (shiftL x i)
  shiftR (I16# x) i = I16# (shiftR x i)
  rotate (I16# x) i = case i `mod` 16 of
    0 -> I16# x
    k -> narrowInt16# (intOr# (intShl# x k) (intShrLogical# (intAnd# x 65535) (16 - k)))
  popCount (I16# x) = intPopCount# (intAnd# x 65535)

instance FiniteBits Int16 where
  finiteBitSize _ = 16

instance Ix Int16 where
  range (m, n) = enumFromTo m n
  unsafeIndex (m, _) i = fromIntegral i - fromIntegral m
  inRange (m, n) i = m <= i && i <= n

instance NFData Int16

instance Bits Int32 where
  I32# x .&. I32# y = I32# (intAnd# x y)
  I32# x .|. I32# y = I32# (intOr# x y)
  xor (I32# x) (I32# y) = I32# (intXor# x y)
  complement (I32# x) = narrowInt32# (intNot# x)
  zeroBits = I32# 0
  bit i = narrowInt32# (bit i)
  testBit (I32# x) i = i < 32 && testBit x i
  bitSizeMaybe _ = Just 32
  bitSize _ = 32
  isSigned _ = True
  shiftL (I32# x) i = narrowInt32# (shiftL x i)
  shiftR (I32# x) i = I32# (shiftR x i)
  rotate (I32# x) i = case i `mod` 32 of
    0 -> I32# x
    k -> narrowInt32# (intOr# (intShl# x k) (intShrLogical# (intAnd# x 4294967295) (32 - k)))
  popCount (I32# x) = intPopCount# (intAnd# x 4294967295)

instance FiniteBits Int32 where
  finiteBitSize _ = 32

instance Ix Int32 where
  range (m, n) = enumFromTo m n
  unsafeIndex (m, _) i = fromIntegral i - fromIntegral m
  inRange (m, n) i = m <= i && i <= n

instance NFData Int32

instance Bits Int64 where
  I64# x .&. I64# y = I64# (intAnd# x y)
  I64# x .|. I64# y = I64# (intOr# x y)
  xor (I64# x) (I64# y) = I64# (intXor# x y)
  complement (I64# x) = I64# (intNot# x)
  zeroBits = I64# 0
  bit i = I64# (bit i)
  testBit (I64# x) i = i < 64 && testBit x i
  bitSizeMaybe _ = Just 64
  bitSize _ = 64
  isSigned _ = True
  shiftL (I64# x) i = I64# (shiftL x i)
  shiftR (I64# x) i = I64# (shiftR x i)
  rotate (I64# x) i = I64# (rotate x i)
  popCount (I64# x) = intPopCount# x

instance FiniteBits Int64 where
  finiteBitSize _ = 64

instance Ix Int64 where
  range (m, n) = enumFromTo m n
  unsafeIndex (m, _) i = fromIntegral i - fromIntegral m
  inRange (m, n) i = m <= i && i <= n

instance NFData Int64

instance Bits Word8 where
  W8# x .&. W8# y = W8# (intAnd# x y)
  W8# x .|. W8# y = W8# (intOr# x y)
  xor (W8# x) (W8# y) = W8# (intXor# x y)
  complement (W8# x) = narrowWord8# (intNot# x)
  zeroBits = W8# 0
  bit i = narrowWord8# (bit i)
  testBit (W8# x) i = i < 8 && testBit x i
  bitSizeMaybe _ = Just 8
  bitSize _ = 8
  isSigned _ = False
  shiftL (W8# x) i = narrowWord8# (shiftL x i)
  shiftR (W8# x) i = W8# (shiftR x i)
  rotate (W8# x) i = case i `mod` 8 of
    0 -> W8# x
    k -> narrowWord8# (intOr# (intShl# x k) (intShrLogical# (intAnd# x 255) (8 - k)))
  popCount (W8# x) = intPopCount# x

instance FiniteBits Word8 where
  finiteBitSize _ = 8

instance Ix Word8 where
  range (m, n) = enumFromTo m n
  unsafeIndex (m, _) i = fromIntegral i - fromIntegral m
  inRange (m, n) i = m <= i && i <= n

instance NFData Word8

instance Bits Word16 where
  W16# x .&. W16# y = W16# (intAnd# x y)
  W16# x .|. W16# y = W16# (intOr# x y)
  xor (W16# x) (W16# y) = W16# (intXor# x y)
  complement (W16# x) = narrowWord16# (intNot# x)
  zeroBits = W16# 0
  bit i = narrowWord16# (bit i)
  testBit (W16# x) i = i < 16 && testBit x i
  bitSizeMaybe _ = Just 16
  bitSize _ = 16
  isSigned _ = False
  shiftL (W16# x) i = narrowWord16# (shiftL x i)
  shiftR (W16# x) i = W16# (shiftR x i)
  rotate (W16# x) i = case i `mod` 16 of
    0 -> W16# x
    k -> narrowWord16# (intOr# (intShl# x k) (intShrLogical# (intAnd# x 65535) (16 - k)))
  popCount (W16# x) = intPopCount# x

instance FiniteBits Word16 where
  finiteBitSize _ = 16

instance Ix Word16 where
  range (m, n) = enumFromTo m n
  unsafeIndex (m, _) i = fromIntegral i - fromIntegral m
  inRange (m, n) i = m <= i && i <= n

instance NFData Word16

instance Bits Word32 where
  W32# x .&. W32# y = W32# (intAnd# x y)
  W32# x .|. W32# y = W32# (intOr# x y)
  xor (W32# x) (W32# y) = W32# (intXor# x y)
  complement (W32# x) = narrowWord32# (intNot# x)
  zeroBits = W32# 0
  bit i = narrowWord32# (bit i)
  testBit (W32# x) i = i < 32 && testBit x i
  bitSizeMaybe _ = Just 32
  bitSize _ = 32
  isSigned _ = False
  shiftL (W32# x) i = narrowWord32# (shiftL x i)
  shiftR (W32# x) i = W32# (shiftR x i)
  rotate (W32# x) i = case i `mod` 32 of
    0 -> W32# x
    k -> narrowWord32# (intOr# (intShl# x k) (intShrLogical# (intAnd# x 4294967295) (32 - k)))
  popCount (W32# x) = intPopCount# x

instance FiniteBits Word32 where
  finiteBitSize _ = 32

instance Ix Word32 where
  range (m, n) = enumFromTo m n
  unsafeIndex (m, _) i = fromIntegral i - fromIntegral m
  inRange (m, n) i = m <= i && i <= n

instance NFData Word32

instance Bits Word64 where
  W64# x .&. W64# y = W64# (intAnd# x y)
  W64# x .|. W64# y = W64# (intOr# x y)
  xor (W64# x) (W64# y) = W64# (intXor# x y)
  complement (W64# x) = W64# (intNot# x)
  zeroBits = W64# 0
  bit i = W64# (bit i)
  testBit (W64# x) i = i < 64 && testBit x i
  bitSizeMaybe _ = Just 64
  bitSize _ = 64
  isSigned _ = False
  shiftL (W64# x) i = W64# (shiftL x i)
  shiftR (W64# x) i = if i < 0 then overflowError else if i >= 64 then W64# 0 else W64# (intShrLogical# x i)
  rotate (W64# x) i = W64# (rotate x i)
  popCount (W64# x) = intPopCount# x

instance FiniteBits Word64 where
  finiteBitSize _ = 64

instance Ix Word64 where
  range (m, n) = enumFromTo m n
  unsafeIndex (m, _) i = fromIntegral i - fromIntegral m
  inRange (m, n) i = m <= i && i <= n

instance NFData Word64
