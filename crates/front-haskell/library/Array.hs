-- | The Haskell 98 name of `Data.Array`.
module Array (module Data.Array) where

import Data.Array
