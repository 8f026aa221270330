-- | Arrays that change, of all kinds.
module Data.Array.MArray
  ( MArray (getBounds, newArray, newArray_), Ix (range, index, inRange, rangeSize)
  , newListArray, readArray, writeArray
  , mapArray, mapIndices, getElems, getAssocs, freeze, thaw
  ) where

import Snell.Ix
import Snell.Array
