-- | Actions.
module GHC.IO (module System.IO.Unsafe, module Control.Exception) where

import System.IO.Unsafe
import Control.Exception
