-- | Exceptions.
module GHC.Exception (module Control.Exception) where

import Control.Exception
