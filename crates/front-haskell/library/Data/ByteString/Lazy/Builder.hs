-- | Builders.
module Data.ByteString.Lazy.Builder (module Data.ByteString.Builder) where

import Data.ByteString.Builder
