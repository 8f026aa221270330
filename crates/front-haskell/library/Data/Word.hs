{-# LANGUAGE MagicHash #-}
-- | Numbers of so many bits, without a sign.
module Data.Word (Word, Word8, Word16, Word32, Word64, byteSwap16, byteSwap32, byteSwap64) where

import Snell.Sized
import Snell.SizedBits ()
import Data.Bits

byteSwap16 :: Word16 -> Word16
byteSwap16 w = (w `shiftL` 8) .|. (w `shiftR` 8)

byteSwap32 :: Word32 -> Word32
byteSwap32 w =
  (w `shiftL` 24) .|. ((w .&. 0xff00) `shiftL` 8) .|. ((w `shiftR` 8) .&. 0xff00) .|. (w `shiftR` 24)

byteSwap64 :: Word64 -> Word64
byteSwap64 w =
  (fromIntegral (byteSwap32 (fromIntegral w)) `shiftL` 32) .|. fromIntegral (byteSwap32 (fromIntegral (w `shiftR` 32)))
