-- | Variables that are full or empty. There is one thread at a time: who would have to wait fails.
module Control.Concurrent.MVar
  ( MVar, newEmptyMVar, newMVar, takeMVar, putMVar, readMVar, swapMVar, tryTakeMVar, tryPutMVar, tryReadMVar
  , isEmptyMVar, withMVar, withMVarMasked, modifyMVar_, modifyMVar, modifyMVarMasked_, modifyMVarMasked
  ) where

import Control.Exception (BlockedIndefinitelyOnMVar (..), evaluate, onException, throwIO)
import Data.IORef

newtype MVar a = MVar (IORef (Maybe a))

instance Eq (MVar a) where
  MVar a == MVar b = a == b

newEmptyMVar :: IO (MVar a)
newEmptyMVar = fmap MVar (newIORef Nothing)

newMVar :: a -> IO (MVar a)
newMVar x = fmap MVar (newIORef (Just x))

takeMVar :: MVar a -> IO a
takeMVar v = tryTakeMVar v >>= maybe (throwIO BlockedIndefinitelyOnMVar) return

putMVar :: MVar a -> a -> IO ()
putMVar v x = tryPutMVar v x >>= \done -> if done then return () else throwIO BlockedIndefinitelyOnMVar

readMVar :: MVar a -> IO a
readMVar v = tryReadMVar v >>= maybe (throwIO BlockedIndefinitelyOnMVar) return

swapMVar :: MVar a -> a -> IO a
swapMVar v new = do
  old <- takeMVar v
  putMVar v new
  return old

tryTakeMVar :: MVar a -> IO (Maybe a)
tryTakeMVar (MVar r) = do
  old <- readIORef r
  writeIORef r Nothing
  return old

tryPutMVar :: MVar a -> a -> IO Bool
tryPutMVar (MVar r) x = do
  old <- readIORef r
  case old of
    Nothing -> writeIORef r (Just x) >> return True
    Just _ -> return False

tryReadMVar :: MVar a -> IO (Maybe a)
tryReadMVar (MVar r) = readIORef r

isEmptyMVar :: MVar a -> IO Bool
isEmptyMVar (MVar r) = fmap (maybe True (const False)) (readIORef r)

withMVar, withMVarMasked :: MVar a -> (a -> IO b) -> IO b
withMVar v f = do
  x <- takeMVar v
  y <- f x `onException` putMVar v x
  putMVar v x
  return y
withMVarMasked = withMVar

modifyMVar_, modifyMVarMasked_ :: MVar a -> (a -> IO a) -> IO ()
modifyMVar_ v f = do
  x <- takeMVar v
  y <- f x `onException` putMVar v x
  putMVar v y
modifyMVarMasked_ = modifyMVar_

modifyMVar, modifyMVarMasked :: MVar a -> (a -> IO (a, b)) -> IO b
modifyMVar v f = do
  x <- takeMVar v
  (y, z) <- (f x >>= evaluate) `onException` putMVar v x
  putMVar v y
  return z
modifyMVarMasked = modifyMVar
