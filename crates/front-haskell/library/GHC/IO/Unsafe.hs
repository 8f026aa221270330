-- | Actions in disguise.
module GHC.IO.Unsafe (module System.IO.Unsafe) where

import System.IO.Unsafe
