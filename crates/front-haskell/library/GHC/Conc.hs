-- | Threads and transactions.
module GHC.Conc (module Control.Concurrent, module Control.Concurrent.STM.TVar, numCapabilities) where

import Control.Concurrent
import Control.Concurrent.STM.TVar

numCapabilities :: Int
numCapabilities = 1
