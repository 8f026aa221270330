-- | Arrays.
module GHC.Arr (module Data.Array) where

import Data.Array
