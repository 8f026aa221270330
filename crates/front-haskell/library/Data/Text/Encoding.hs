{-# LANGUAGE MagicHash #-}
-- | Text as bytes.
module Data.Text.Encoding (encodeUtf8, decodeUtf8, decodeUtf8', decodeUtf8With, decodeUtf8Lenient, decodeLatin1, decodeASCII, encodeUtf8Builder) where

import qualified Data.ByteString.Builder as B
import qualified Data.ByteString.Char8 as B
import Data.Char (ord)
import Data.Text (Text, pack, unpack)
import Data.Text.Encoding.Error
import Control.Exception (evaluate, try)
import Snell.Utf8 (decode#, encode#)
import System.IO.Unsafe (unsafePerformIO)

encodeUtf8 :: Text -> B.ByteString
encodeUtf8 t = B.pack (encode# (unpack t))

encodeUtf8Builder :: Text -> B.Builder
encodeUtf8Builder t = B.stringUtf8 (unpack t)

decodeUtf8With :: OnDecodeError -> B.ByteString -> Text
decodeUtf8With f b = pack (decode# wrong (B.unpack b))
  where
    wrong c rest = maybe rest (: rest) (f "Data.Text.Internal.Encoding: Invalid UTF-8 stream" (Just (fromIntegral (ord c))))

decodeUtf8, decodeUtf8Lenient, decodeLatin1, decodeASCII :: B.ByteString -> Text
decodeUtf8 = decodeUtf8With strictDecode
decodeUtf8Lenient = decodeUtf8With lenientDecode
decodeLatin1 b = pack (B.unpack b)
decodeASCII b = pack (B.unpack b)

decodeUtf8' :: B.ByteString -> Either UnicodeException Text
decodeUtf8' b = unsafePerformIO (try (evaluate (decodeUtf8 b)))
