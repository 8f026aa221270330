-- | Variables of transactions that are full or empty.
module Control.Concurrent.STM.TMVar
  ( TMVar, newTMVar, newEmptyTMVar, newTMVarIO, newEmptyTMVarIO, takeTMVar, putTMVar, readTMVar, tryReadTMVar
  , swapTMVar, tryTakeTMVar, tryPutTMVar, isEmptyTMVar, writeTMVar
  ) where

import Control.Concurrent.STM.TVar

newtype TMVar a = TMVar (TVar (Maybe a))

instance Eq (TMVar a) where
  TMVar a == TMVar b = a == b

newTMVar :: a -> STM (TMVar a)
newTMVar x = fmap TMVar (newTVar (Just x))

newEmptyTMVar :: STM (TMVar a)
newEmptyTMVar = fmap TMVar (newTVar Nothing)

newTMVarIO :: a -> IO (TMVar a)
newTMVarIO x = fmap TMVar (newTVarIO (Just x))

newEmptyTMVarIO :: IO (TMVar a)
newEmptyTMVarIO = fmap TMVar (newTVarIO Nothing)

takeTMVar :: TMVar a -> STM a
takeTMVar v = tryTakeTMVar v >>= maybe retry return

putTMVar :: TMVar a -> a -> STM ()
putTMVar v x = tryPutTMVar v x >>= check

readTMVar :: TMVar a -> STM a
readTMVar v = tryReadTMVar v >>= maybe retry return

tryReadTMVar :: TMVar a -> STM (Maybe a)
tryReadTMVar (TMVar v) = readTVar v

swapTMVar :: TMVar a -> a -> STM a
swapTMVar v new = takeTMVar v >>= \old -> putTMVar v new >> return old

writeTMVar :: TMVar a -> a -> STM ()
writeTMVar (TMVar v) x = writeTVar v (Just x)

tryTakeTMVar :: TMVar a -> STM (Maybe a)
tryTakeTMVar (TMVar v) = swapTVar v Nothing

tryPutTMVar :: TMVar a -> a -> STM Bool
tryPutTMVar (TMVar v) x = readTVar v >>= \old -> case old of
  Nothing -> writeTVar v (Just x) >> return True
  Just _ -> return False

isEmptyTMVar :: TMVar a -> STM Bool
isEmptyTMVar (TMVar v) = fmap (maybe True (const False)) (readTVar v)
