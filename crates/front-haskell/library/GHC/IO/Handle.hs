-- | Handles.
module GHC.IO.Handle (module System.IO) where

import System.IO
