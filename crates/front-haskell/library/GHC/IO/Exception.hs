-- | Exceptions of actions.
module GHC.IO.Exception (module Control.Exception, module System.IO.Error, module System.Exit) where

import Control.Exception
import System.IO.Error
import System.Exit
