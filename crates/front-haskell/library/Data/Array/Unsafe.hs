-- | Arrays, without copies.
module Data.Array.Unsafe (unsafeFreeze, unsafeThaw) where

import Snell.Array
