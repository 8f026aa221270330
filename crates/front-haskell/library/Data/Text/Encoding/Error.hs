-- | What to do with bytes that are no text.
module Data.Text.Encoding.Error
  ( UnicodeException (..), OnError, OnDecodeError, lenientDecode, strictDecode, ignore, replace
  ) where

import Control.Exception (Exception, throw)
import Data.Word (Word8)
import Numeric (showHex)

type OnError a b = String -> Maybe a -> Maybe b

type OnDecodeError = OnError Word8 Char

data UnicodeException
  = DecodeError String (Maybe Word8)
  | EncodeError String (Maybe Char)
  deriving Eq

instance Show UnicodeException where
  show (DecodeError text (Just w)) = "Cannot decode byte '\\x" ++ showHex w ("': " ++ text)
  show (DecodeError text Nothing) = "Cannot decode input: " ++ text
  show (EncodeError text (Just c)) = "Cannot encode character '\\x" ++ showHex (fromEnum c) ("': " ++ text)
  show (EncodeError text Nothing) = "Cannot encode input: " ++ text

instance Exception UnicodeException

strictDecode, lenientDecode :: OnDecodeError
strictDecode text byte = throw (DecodeError text byte)
lenientDecode _ _ = Just '\xFFFD'

ignore :: OnError a b
ignore _ _ = Nothing

replace :: b -> OnError a b
replace c _ _ = Just c
