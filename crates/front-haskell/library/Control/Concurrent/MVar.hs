{-# LANGUAGE MagicHash #-}
-- | Variables that are full or empty. Who waits is served in order.
module Control.Concurrent.MVar
  ( MVar, newEmptyMVar, newMVar, takeMVar, putMVar, readMVar, swapMVar, tryTakeMVar, tryPutMVar, tryReadMVar
  , isEmptyMVar, withMVar, withMVarMasked, modifyMVar_, modifyMVar, modifyMVarMasked_, modifyMVarMasked
  ) where

import Control.Exception (evaluate, mask, mask_, onException)
import Data.IORef
import Snell.Threads

newtype MVar a = MVar (IORef (Contents a))

-- | With those who wait to put something into it, or to get something out of it.
data Contents a = Full a (Queue (Waiting a)) | Empty (Queue (Waiting a))

-- | What is to be put or was got, whether only a look is wanted, and who waits for what.
data Waiting a = Waiting (IORef (Maybe a)) Bool Thread Int

instance Eq (MVar a) where
  MVar a == MVar b = a == b

newEmptyMVar :: IO (MVar a)
newEmptyMVar = fmap MVar (newIORef (Empty noQueue))

newMVar :: a -> IO (MVar a)
newMVar x = fmap MVar (newIORef (Full x noQueue))

takeMVar, readMVar :: MVar a -> IO a
takeMVar v = tryTakeMVar v >>= maybe (await v False) return
readMVar v = tryReadMVar v >>= maybe (await v True) return

-- | Waits for a value.
await :: MVar a -> Bool -> IO a
await (MVar r) looks = do
  slot <- newIORef Nothing
  wait OnMVar (\t n -> modifyIORef r (\contents -> case contents of
    Empty waiting -> Empty (join# (Waiting slot looks t n) waiting)
    full -> full))
  readIORef slot >>= maybe (fail "an MVar without its value") return

putMVar :: MVar a -> a -> IO ()
putMVar v@(MVar r) x = tryPutMVar v x >>= \done -> if done then return () else do
  slot <- newIORef (Just x)
  wait OnMVar (\t n -> modifyIORef r (\contents -> case contents of
    Full y waiting -> Full y (join# (Waiting slot False t n) waiting)
    empty -> empty))

swapMVar :: MVar a -> a -> IO a
swapMVar v new = mask_ (do
  old <- takeMVar v
  putMVar v new
  return old)

tryTakeMVar :: MVar a -> IO (Maybe a)
tryTakeMVar (MVar r) = tick >> readIORef r >>= \contents -> case contents of
  Empty _ -> return Nothing
  Full x waiting -> refill waiting >> return (Just x)
  where
    refill waiting = case leave# waiting of
      Nothing -> writeIORef r (Empty noQueue)
      Just (Waiting slot _ t n, others) -> do
        y <- readIORef slot
        awake <- wake t n
        case y of
          Just y' | awake -> writeIORef r (Full y' others)
          _ -> refill others

tryPutMVar :: MVar a -> a -> IO Bool
tryPutMVar (MVar r) x = tick >> readIORef r >>= \contents -> case contents of
  Full _ _ -> return False
  Empty waiting -> look waiting noQueue >>= give >> return True
  where
    -- Those who only look come before those who take it away.
    look waiting others = case leave# waiting of
      Nothing -> return others
      Just (Waiting slot True t n, later) -> do
        writeIORef slot (Just x)
        _ <- wake t n
        look later others
      Just (taker, later) -> look later (join# taker others)
    give waiting = case leave# waiting of
      Nothing -> writeIORef r (Full x noQueue)
      Just (Waiting slot _ t n, others) -> do
        writeIORef slot (Just x)
        awake <- wake t n
        if awake then writeIORef r (Empty others) else give others

tryReadMVar :: MVar a -> IO (Maybe a)
tryReadMVar (MVar r) = tick >> readIORef r >>= \contents -> case contents of
  Full x _ -> return (Just x)
  Empty _ -> return Nothing

isEmptyMVar :: MVar a -> IO Bool
isEmptyMVar v = fmap (maybe True (const False)) (tryReadMVar v)

withMVar, withMVarMasked :: MVar a -> (a -> IO b) -> IO b
withMVar v f = mask (\restore -> do
  x <- takeMVar v
  y <- restore (f x) `onException` putMVar v x
  putMVar v x
  return y)
withMVarMasked v f = mask_ (do
  x <- takeMVar v
  y <- f x `onException` putMVar v x
  putMVar v x
  return y)

modifyMVar_, modifyMVarMasked_ :: MVar a -> (a -> IO a) -> IO ()
modifyMVar_ v f = mask (\restore -> do
  x <- takeMVar v
  y <- restore (f x) `onException` putMVar v x
  putMVar v y)
modifyMVarMasked_ v f = mask_ (do
  x <- takeMVar v
  y <- f x `onException` putMVar v x
  putMVar v y)

modifyMVar, modifyMVarMasked :: MVar a -> (a -> IO (a, b)) -> IO b
modifyMVar v f = mask (\restore -> do
  x <- takeMVar v
  (y, z) <- restore (f x >>= evaluate) `onException` putMVar v x
  putMVar v y
  return z)
modifyMVarMasked v f = mask_ (do
  x <- takeMVar v
  (y, z) <- (f x >>= evaluate) `onException` putMVar v x
  putMVar v y
  return z)
