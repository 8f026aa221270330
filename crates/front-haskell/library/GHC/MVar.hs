-- | Variables that threads share.
module GHC.MVar (module Control.Concurrent.MVar) where

import Control.Concurrent.MVar
