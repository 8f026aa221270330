-- | Threads and transactions.
module GHC.Conc
  ( module Control.Concurrent, module Control.Concurrent.STM.TVar, numCapabilities, getNumProcessors, labelThread
  , ThreadStatus (..), BlockReason (..), threadStatus, unsafeIOToSTM, pseq, par
  ) where

import Control.Concurrent
import Control.Concurrent.STM.TVar
import Data.IORef
import Snell.ThreadId (ThreadId (..))
import Snell.Threads

numCapabilities :: Int
numCapabilities = 1

getNumProcessors :: IO Int
getNumProcessors = return 1

labelThread :: ThreadId -> String -> IO ()
labelThread (ThreadId t) text = writeIORef (label t) (Just text)

data ThreadStatus = ThreadRunning | ThreadFinished | ThreadBlocked BlockReason | ThreadDied
  deriving (Eq, Ord, Show)

data BlockReason
  = BlockedOnMVar | BlockedOnBlackHole | BlockedOnException | BlockedOnSTM | BlockedOnForeignCall | BlockedOnOther
  deriving (Eq, Ord, Show)

threadStatus :: ThreadId -> IO ThreadStatus
threadStatus (ThreadId t) = readIORef (ticket t) >>= \n ->
  if n == -1 then return ThreadFinished else if n <= 0 then return ThreadRunning else
    fmap (\reason -> ThreadBlocked (case reason of
      OnSTM -> BlockedOnSTM
      _ -> BlockedOnMVar)) (readIORef (why t))

infixr 0 `par`, `pseq`

par, pseq :: a -> b -> b
par _ b = b
pseq = seq
