-- | Queues of transactions.
module Control.Concurrent.STM.TQueue
  ( TQueue, newTQueue, newTQueueIO, readTQueue, tryReadTQueue, peekTQueue, tryPeekTQueue, flushTQueue, writeTQueue
  , unGetTQueue, isEmptyTQueue
  ) where

import Control.Concurrent.STM.TVar

newtype TQueue a = TQueue (TVar [a])

instance Eq (TQueue a) where
  TQueue a == TQueue b = a == b

newTQueue :: STM (TQueue a)
newTQueue = fmap TQueue (newTVar [])

newTQueueIO :: IO (TQueue a)
newTQueueIO = fmap TQueue (newTVarIO [])

readTQueue, peekTQueue :: TQueue a -> STM a
readTQueue q = tryReadTQueue q >>= maybe retry return
peekTQueue q = tryPeekTQueue q >>= maybe retry return

tryReadTQueue, tryPeekTQueue :: TQueue a -> STM (Maybe a)
tryReadTQueue (TQueue v) = readTVar v >>= \xs -> case xs of
  [] -> return Nothing
  x : rest -> writeTVar v rest >> return (Just x)
tryPeekTQueue (TQueue v) = readTVar v >>= \xs -> case xs of
  [] -> return Nothing
  x : _ -> return (Just x)

flushTQueue :: TQueue a -> STM [a]
flushTQueue (TQueue v) = swapTVar v []

writeTQueue, unGetTQueue :: TQueue a -> a -> STM ()
writeTQueue (TQueue v) x = modifyTVar v (++ [x])
unGetTQueue (TQueue v) x = modifyTVar v (x :)

isEmptyTQueue :: TQueue a -> STM Bool
isEmptyTQueue (TQueue v) = fmap null (readTVar v)
