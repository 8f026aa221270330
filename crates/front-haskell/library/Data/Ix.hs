-- | Indices of arrays.
module Data.Ix (Ix (range, index, inRange, rangeSize)) where

import Snell.Ix
