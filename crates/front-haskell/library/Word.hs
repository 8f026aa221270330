-- | The Haskell 98 name of `Data.Word`.
module Word (module Data.Word) where

import Data.Word
