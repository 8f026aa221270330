-- | Actions where none are expected.
module System.IO.Unsafe (unsafePerformIO, unsafeDupablePerformIO, unsafeInterleaveIO) where

import Snell.Base

unsafeDupablePerformIO :: IO a -> a
unsafeDupablePerformIO = unsafePerformIO
