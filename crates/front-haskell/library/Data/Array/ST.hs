-- | Arrays of state threads.
module Data.Array.ST (STArray, STUArray, runSTArray, runSTUArray, module Data.Array.MArray) where

import Snell.Array
import Data.Array.MArray
