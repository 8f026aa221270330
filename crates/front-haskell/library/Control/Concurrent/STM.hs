-- | Transactions, with all that goes with them.
module Control.Concurrent.STM
  ( module Control.Concurrent.STM.TVar, module Control.Concurrent.STM.TMVar, module Control.Concurrent.STM.TQueue
  ) where

import Control.Concurrent.STM.TMVar
import Control.Concurrent.STM.TQueue
import Control.Concurrent.STM.TVar
