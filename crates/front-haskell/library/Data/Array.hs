-- | Lazy arrays.
module Data.Array
  ( Ix (range, index, inRange, rangeSize), Array
  , array, listArray, accumArray, (!), bounds, indices, elems, assocs, (//), accum, ixmap
  ) where

import Snell.Ix
import Snell.Array
