-- | Arrays of evaluated elements.
module Data.Array.Unboxed (UArray, module Data.Array.IArray) where

import Snell.Array (UArray)
import Data.Array.IArray
