-- | Arrays.
module GHC.Arr (module Data.Array, unsafeIndex) where

import Data.Array
import Snell.Ix (unsafeIndex)
