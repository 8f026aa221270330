-- | Lazy strings of bytes: the same type as strict ones.
module Data.ByteString.Lazy (module Data.ByteString) where

import Data.ByteString
