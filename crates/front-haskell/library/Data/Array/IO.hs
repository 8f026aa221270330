-- | Arrays of actions.
module Data.Array.IO (IOArray, IOUArray, module Data.Array.MArray) where

import Snell.Array
import Data.Array.MArray
