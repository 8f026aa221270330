-- | Text as bytes.
module Data.Text.Encoding (encodeUtf8, decodeUtf8, decodeUtf8', decodeLatin1) where

import Data.Bits (shiftL, shiftR, (.&.), (.|.))
import qualified Data.ByteString.Char8 as B
import Data.Char (chr, ord)
import Data.Text (Text, pack, unpack)

encodeUtf8 :: Text -> B.ByteString
encodeUtf8 t = B.pack (concatMap (map chr . bytes . ord) (unpack t))
  where
    bytes n
      | n < 0x80 = [n]
      | n < 0x800 = [0xC0 .|. shiftR n 6, more n]
      | n < 0x10000 = [0xE0 .|. shiftR n 12, more (shiftR n 6), more n]
      | otherwise = [0xF0 .|. shiftR n 18, more (shiftR n 12), more (shiftR n 6), more n]
    more n = 0x80 .|. (n .&. 0x3F)

decodeUtf8' :: B.ByteString -> Either String Text
decodeUtf8' b = fmap pack (go (map ord (B.unpack b)))
  where
    go [] = Right []
    go (x : xs)
      | x < 0x80 = fmap (chr x :) (go xs)
      | x >= 0xC2 && x < 0xE0 = rest 1 (x .&. 0x1F) xs
      | x >= 0xE0 && x < 0xF0 = rest 2 (x .&. 0x0F) xs
      | x >= 0xF0 && x < 0xF5 = rest 3 (x .&. 0x07) xs
      | otherwise = Left "Cannot decode input: invalid UTF-8 stream"
    rest :: Int -> Int -> [Int] -> Either String String
    rest 0 n xs = fmap (chr n :) (go xs)
    rest k n (x : xs) | x .&. 0xC0 == 0x80 = rest (k - 1) (shiftL n 6 .|. (x .&. 0x3F)) xs
    rest _ _ _ = Left "Cannot decode input: invalid UTF-8 stream"

decodeUtf8 :: B.ByteString -> Text
decodeUtf8 b = either errorWithoutStackTrace id (decodeUtf8' b)

decodeLatin1 :: B.ByteString -> Text
decodeLatin1 b = pack (B.unpack b)
