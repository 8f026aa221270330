{-# LANGUAGE MagicHash, FlexibleContexts #-}
-- | The inside of arrays.
module Data.Array.Base
  ( module Data.Array.IArray, module Data.Array.MArray, UArray, STUArray, unsafeRead, unsafeWrite, unsafeAt
  , unsafeFreeze, unsafeThaw, getNumElements, numElements
  ) where

import Snell.Array (IArray (..), MArray (..), UArray, STUArray, unsafeFreeze, unsafeThaw)
import Snell.Ix
import Data.Array.IArray
import Data.Array.MArray

unsafeAt :: (IArray a e, Ix i) => a i e -> Int -> e
unsafeAt = iaAt#

numElements :: (IArray a e, Ix i) => a i e -> Int
numElements = iaSize#
