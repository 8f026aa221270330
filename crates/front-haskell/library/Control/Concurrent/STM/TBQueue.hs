-- | Queues of transactions that hold no more than so many.
module Control.Concurrent.STM.TBQueue
  ( TBQueue, newTBQueue, newTBQueueIO, readTBQueue, tryReadTBQueue, flushTBQueue, peekTBQueue, tryPeekTBQueue
  , writeTBQueue, unGetTBQueue, lengthTBQueue, isEmptyTBQueue, isFullTBQueue
  ) where

import Control.Concurrent.STM.TVar
import Numeric.Natural (Natural)

data TBQueue a = TBQueue Int (TVar [a])

instance Eq (TBQueue a) where
  TBQueue _ a == TBQueue _ b = a == b

newTBQueue :: Natural -> STM (TBQueue a)
newTBQueue n = fmap (TBQueue (fromIntegral n)) (newTVar [])

newTBQueueIO :: Natural -> IO (TBQueue a)
newTBQueueIO n = fmap (TBQueue (fromIntegral n)) (newTVarIO [])

readTBQueue, peekTBQueue :: TBQueue a -> STM a
readTBQueue q = tryReadTBQueue q >>= maybe retry return
peekTBQueue q = tryPeekTBQueue q >>= maybe retry return

tryReadTBQueue, tryPeekTBQueue :: TBQueue a -> STM (Maybe a)
tryReadTBQueue (TBQueue _ v) = readTVar v >>= \xs -> case xs of
  [] -> return Nothing
  x : rest -> writeTVar v rest >> return (Just x)
tryPeekTBQueue (TBQueue _ v) = readTVar v >>= \xs -> return (case xs of
  [] -> Nothing
  x : _ -> Just x)

flushTBQueue :: TBQueue a -> STM [a]
flushTBQueue (TBQueue _ v) = swapTVar v []

writeTBQueue, unGetTBQueue :: TBQueue a -> a -> STM ()
writeTBQueue q@(TBQueue _ v) x = isFullTBQueue q >>= check . not >> modifyTVar v (++ [x])
unGetTBQueue q@(TBQueue _ v) x = isFullTBQueue q >>= check . not >> modifyTVar v (x :)

lengthTBQueue :: TBQueue a -> STM Natural
lengthTBQueue (TBQueue _ v) = fmap (fromIntegral . length) (readTVar v)

isEmptyTBQueue, isFullTBQueue :: TBQueue a -> STM Bool
isEmptyTBQueue (TBQueue _ v) = fmap null (readTVar v)
isFullTBQueue (TBQueue n v) = fmap ((>= n) . length) (readTVar v)
