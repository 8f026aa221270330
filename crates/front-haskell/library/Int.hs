-- | The Haskell 98 name of `Data.Int`.
module Int (module Data.Int) where

import Data.Int
