-- | Things that are equal to themselves only.
module Data.Unique (Unique, newUnique, hashUnique) where

import Data.IORef
import System.IO.Unsafe (unsafePerformIO)

newtype Unique = Unique Int
  deriving (Eq, Ord)

next :: IORef Int
next = unsafePerformIO (newIORef 1)

newUnique :: IO Unique
newUnique = atomicModifyIORef' next (\n -> (n + 1, Unique n))

hashUnique :: Unique -> Int
hashUnique (Unique n) = n
