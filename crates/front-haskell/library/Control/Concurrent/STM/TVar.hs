-- | Transactions and their variables.
module Control.Concurrent.STM.TVar
  ( STM, atomically, retry, orElse, check, throwSTM, catchSTM, unsafeIOToSTM
  , TVar, newTVar, newTVarIO, readTVar, readTVarIO, writeTVar, modifyTVar, modifyTVar', stateTVar, swapTVar
  , registerDelay, mkWeakTVar
  ) where

import Control.Applicative (Alternative (..))
import Control.Exception
import Control.Monad (MonadPlus (..))
import Data.IORef
import Snell.Threads (Thread, Why (..), sleep, fork, tick, wait, wake)
import System.IO.Unsafe (unsafePerformIO)
import System.Mem.Weak (Weak, mkWeakPtr)

-- | An action that is given the list of what would undo it, the last first.
newtype STM a = STM (IORef [IO ()] -> IO a)

run :: STM a -> IORef [IO ()] -> IO a
run (STM m) = m

instance Functor STM where
  fmap f (STM m) = STM (\j -> fmap f (m j))

instance Applicative STM where
  pure x = STM (\_ -> return x)
  STM f <*> STM m = STM (\j -> f j >>= \g -> fmap g (m j))

instance Monad STM where
  STM m >>= k = STM (\j -> m j >>= \x -> run (k x) j)

instance Alternative STM where
  empty = retry
  (<|>) = orElse

instance MonadPlus STM

data Retry = Retry

instance Show Retry where
  showsPrec _ Retry = showString "retry"

instance Exception Retry

-- | Runs a part of a transaction; what it wrote is set back if it fails.
part :: Exception e => STM a -> IORef [IO ()] -> IO (Either e a)
part (STM m) outer = do
  inner <- newIORef []
  result <- try (m inner)
  undo <- readIORef inner
  case result of
    Left e -> sequence_ undo >> case fromException e of
      Just own -> return (Left own)
      Nothing -> throwIO (e :: SomeException)
    Right x -> modifyIORef outer (undo ++) >> return (Right x)

atomically :: STM a -> IO a
atomically m = do
  tick
  journal <- newIORef []
  result <- part m journal
  case result of
    Left Retry -> wait OnSTM (\t n -> modifyIORef waiting ((t, n) :)) >> atomically m
    Right x -> do
      written <- readIORef journal
      if null written then return () else wakeAll
      return x

-- | Who waits for a variable to change, the last first. All look again when some variable was written.
waiting :: IORef [(Thread, Int)]
waiting = unsafePerformIO (newIORef [])

wakeAll :: IO ()
wakeAll = do
  all <- readIORef waiting
  writeIORef waiting []
  mapM_ (uncurry wake) (reverse all)

retry :: STM a
retry = STM (\_ -> throwIO Retry)

orElse :: STM a -> STM a -> STM a
orElse a b = STM (\j -> part a j >>= \result -> case result of
  Left Retry -> run b j
  Right x -> return x)

check :: Bool -> STM ()
check b = if b then return () else retry

throwSTM :: Exception e => e -> STM a
throwSTM e = STM (\_ -> throwIO e)

catchSTM :: Exception e => STM a -> (e -> STM a) -> STM a
catchSTM m handler = STM (\j -> part m j >>= \result -> case result of
  Left e -> run (handler e) j
  Right x -> return x)

newtype TVar a = TVar (IORef a)

instance Eq (TVar a) where
  TVar a == TVar b = a == b

newTVar :: a -> STM (TVar a)
newTVar x = STM (\_ -> newTVarIO x)

newTVarIO :: a -> IO (TVar a)
newTVarIO x = fmap TVar (newIORef x)

readTVar :: TVar a -> STM a
readTVar (TVar r) = STM (\_ -> readIORef r)

readTVarIO :: TVar a -> IO a
readTVarIO (TVar r) = readIORef r

writeTVar :: TVar a -> a -> STM ()
writeTVar (TVar r) x = STM (\j -> do
  old <- readIORef r
  modifyIORef j (writeIORef r old :)
  writeIORef r x)

modifyTVar, modifyTVar' :: TVar a -> (a -> a) -> STM ()
modifyTVar v f = readTVar v >>= \x -> writeTVar v (f x)
modifyTVar' v f = readTVar v >>= \x -> writeTVar v $! f x

stateTVar :: TVar s -> (s -> (a, s)) -> STM a
stateTVar v f = readTVar v >>= \s -> case f s of (a, s') -> writeTVar v s' >> return a

swapTVar :: TVar a -> a -> STM a
swapTVar v new = readTVar v >>= \old -> writeTVar v new >> return old

-- | A variable that becomes true after so many microseconds.
registerDelay :: Int -> IO (TVar Bool)
registerDelay n = do
  v <- newTVarIO False
  _ <- fork (sleep n >> atomically (writeTVar v True))
  return v

mkWeakTVar :: TVar a -> IO () -> IO (Weak (TVar a))
mkWeakTVar v end = mkWeakPtr v (Just end)

unsafeIOToSTM :: IO a -> STM a
unsafeIOToSTM act = STM (\_ -> act)
