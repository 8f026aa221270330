-- | Transactions. They are never interrupted; what was written is set back when one fails or starts anew.
module Control.Monad.STM (STM, atomically, retry, orElse, check, throwSTM, catchSTM) where

import Control.Concurrent.STM.TVar
