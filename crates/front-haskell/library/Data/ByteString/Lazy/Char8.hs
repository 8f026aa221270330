-- | Lazy strings of bytes: the same type as strict ones.
module Data.ByteString.Lazy.Char8 (module Data.ByteString.Char8, LazyByteString, fromChunks, toChunks) where

import Data.ByteString.Char8
import qualified Data.ByteString.Char8 as B

import Prelude ()

type LazyByteString = ByteString

fromChunks :: [ByteString] -> ByteString
fromChunks = B.concat

toChunks :: ByteString -> [ByteString]
toChunks b = if null b then [] else [b]
