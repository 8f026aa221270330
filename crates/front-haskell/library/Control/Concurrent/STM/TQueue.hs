-- | Queues of transactions.
module Control.Concurrent.STM.TQueue
  ( TQueue, newTQueue, newTQueueIO, readTQueue, tryReadTQueue, peekTQueue, tryPeekTQueue, flushTQueue, writeTQueue
  , unGetTQueue, isEmptyTQueue
  ) where

import Control.Concurrent.STM.TVar

-- | What is read next, and what was written last, the latest first.
data TQueue a = TQueue (TVar [a]) (TVar [a])

instance Eq (TQueue a) where
  TQueue a _ == TQueue b _ = a == b

newTQueue :: STM (TQueue a)
newTQueue = TQueue <$> newTVar [] <*> newTVar []

newTQueueIO :: IO (TQueue a)
newTQueueIO = TQueue <$> newTVarIO [] <*> newTVarIO []

readTQueue, peekTQueue :: TQueue a -> STM a
readTQueue q = tryReadTQueue q >>= maybe retry return
peekTQueue q = tryPeekTQueue q >>= maybe retry return

tryReadTQueue, tryPeekTQueue :: TQueue a -> STM (Maybe a)
tryReadTQueue (TQueue front back) = readTVar front >>= \xs -> case xs of
  x : rest -> writeTVar front rest >> return (Just x)
  [] -> readTVar back >>= \ys -> case reverse ys of
    [] -> return Nothing
    y : rest -> writeTVar back [] >> writeTVar front rest >> return (Just y)
tryPeekTQueue q = tryReadTQueue q >>= \found -> case found of
  Nothing -> return Nothing
  Just x -> unGetTQueue q x >> return (Just x)

flushTQueue :: TQueue a -> STM [a]
flushTQueue (TQueue front back) = do
  xs <- swapTVar front []
  ys <- swapTVar back []
  return (xs ++ reverse ys)

writeTQueue, unGetTQueue :: TQueue a -> a -> STM ()
writeTQueue (TQueue _ back) x = readTVar back >>= \ys -> writeTVar back (x : ys)
unGetTQueue (TQueue front _) x = readTVar front >>= \xs -> writeTVar front (x : xs)

isEmptyTQueue :: TQueue a -> STM Bool
isEmptyTQueue (TQueue front back) = readTVar front >>= \xs -> if null xs then fmap null (readTVar back) else return False
