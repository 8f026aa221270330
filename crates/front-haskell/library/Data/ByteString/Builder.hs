{-# LANGUAGE MagicHash #-}
-- | Strings of bytes that are put together from parts.
module Data.ByteString.Builder
  ( Builder, toLazyByteString, hPutBuilder, byteString, lazyByteString, int8, word8
  , char7, string7, char8, string8, charUtf8, stringUtf8
  , int8Dec, int16Dec, int32Dec, int64Dec, intDec, integerDec, word8Dec, word16Dec, word32Dec, word64Dec, wordDec
  , floatDec, doubleDec, word8Hex, word16Hex, word32Hex, word64Hex, wordHex
  , word8HexFixed, word16HexFixed, word32HexFixed, word64HexFixed, int8HexFixed, int16HexFixed, int32HexFixed, int64HexFixed
  , int16BE, int32BE, int64BE, int16LE, int32LE, int64LE, word16BE, word32BE, word64BE, word16LE, word32LE, word64LE
  ) where

import Data.Bits ((.&.))
import qualified Data.ByteString.Char8 as B
import qualified Data.ByteString.Lazy.Char8 as Z
import Data.Char (chr, ord)
import Data.Int (Int8, Int16, Int32, Int64)
import Data.String (IsString (..))
import Data.Word (Word8, Word16, Word32, Word64)
import Numeric (showHex)
import System.IO (Handle)
import Snell.Utf8 (encode#)

newtype Builder = Builder (String -> String)

instance Semigroup Builder where
  Builder f <> Builder g = Builder (f . g)

instance Monoid Builder where
  mempty = Builder id

instance IsString Builder where
  fromString = stringUtf8

instance Show Builder where
  showsPrec d b = showsPrec d (toLazyByteString b)

toLazyByteString :: Builder -> Z.ByteString
toLazyByteString (Builder f) = Z.pack (f "")

hPutBuilder :: Handle -> Builder -> IO ()
hPutBuilder h b = Z.hPut h (toLazyByteString b)

byteString :: B.ByteString -> Builder
byteString b = Builder (B.unpack b ++)

lazyByteString :: Z.ByteString -> Builder
lazyByteString b = Builder (Z.unpack b ++)

byte :: Integral a => a -> Builder
byte n = Builder (chr (fromIntegral n `mod` 256) :)

word8 :: Word8 -> Builder
word8 = byte

int8 :: Int8 -> Builder
int8 = byte

char7, char8, charUtf8 :: Char -> Builder
char7 c = byte (ord c .&. 127)
char8 c = byte (ord c)
charUtf8 c = Builder (encode# [c] ++)

string7, string8, stringUtf8 :: String -> Builder
string7 = foldMap char7
string8 = foldMap char8
stringUtf8 s = Builder (encode# s ++)

shown :: Show a => a -> Builder
shown x = Builder (shows x)

int8Dec :: Int8 -> Builder
int8Dec = shown
int16Dec :: Int16 -> Builder
int16Dec = shown
int32Dec :: Int32 -> Builder
int32Dec = shown
int64Dec :: Int64 -> Builder
int64Dec = shown
intDec :: Int -> Builder
intDec = shown
integerDec :: Integer -> Builder
integerDec = shown
word8Dec :: Word8 -> Builder
word8Dec = shown
word16Dec :: Word16 -> Builder
word16Dec = shown
word32Dec :: Word32 -> Builder
word32Dec = shown
word64Dec :: Word64 -> Builder
word64Dec = shown
wordDec :: Word -> Builder
wordDec = shown
floatDec :: Float -> Builder
floatDec = shown
doubleDec :: Double -> Builder
doubleDec = shown

hex :: Integral a => a -> Builder
hex n = Builder (showHex (toInteger n))

word8Hex :: Word8 -> Builder
word8Hex = hex
word16Hex :: Word16 -> Builder
word16Hex = hex
word32Hex :: Word32 -> Builder
word32Hex = hex
word64Hex :: Word64 -> Builder
word64Hex = hex
wordHex :: Word -> Builder
wordHex = hex

-- | So many bytes of a number, in hexadecimal digits.
hexFixed :: Integral a => Int -> a -> Builder
hexFixed size n = Builder ((replicate (2 * size - length digits) '0' ++ digits) ++)
  where
    digits = showHex (toInteger n `mod` 256 ^ size) ""

word8HexFixed :: Word8 -> Builder
word8HexFixed = hexFixed 1
word16HexFixed :: Word16 -> Builder
word16HexFixed = hexFixed 2
word32HexFixed :: Word32 -> Builder
word32HexFixed = hexFixed 4
word64HexFixed :: Word64 -> Builder
word64HexFixed = hexFixed 8
int8HexFixed :: Int8 -> Builder
int8HexFixed = hexFixed 1
int16HexFixed :: Int16 -> Builder
int16HexFixed = hexFixed 2
int32HexFixed :: Int32 -> Builder
int32HexFixed = hexFixed 4
int64HexFixed :: Int64 -> Builder
int64HexFixed = hexFixed 8

-- | So many bytes of a number, the last ones first.
little :: Integral a => Int -> a -> [Builder]
little size n = map (\m -> byte (m `mod` 256)) (take size (iterate (`div` 256) (toInteger n)))

int16BE, int16LE :: Int16 -> Builder
int16BE = mconcat . reverse . little 2
int16LE = mconcat . little 2
int32BE, int32LE :: Int32 -> Builder
int32BE = mconcat . reverse . little 4
int32LE = mconcat . little 4
int64BE, int64LE :: Int64 -> Builder
int64BE = mconcat . reverse . little 8
int64LE = mconcat . little 8
word16BE, word16LE :: Word16 -> Builder
word16BE = mconcat . reverse . little 2
word16LE = mconcat . little 2
word32BE, word32LE :: Word32 -> Builder
word32BE = mconcat . reverse . little 4
word32LE = mconcat . little 4
word64BE, word64LE :: Word64 -> Builder
word64BE = mconcat . reverse . little 8
word64LE = mconcat . little 8
