-- | References of state threads.
module GHC.STRef (module Data.STRef) where

import Data.STRef
