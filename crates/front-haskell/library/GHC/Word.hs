-- | Unsigned integers of fixed size.
module GHC.Word (module Data.Word) where

import Data.Word
