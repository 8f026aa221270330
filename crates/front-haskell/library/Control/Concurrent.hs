{-# LANGUAGE RankNTypes #-}
-- | Threads, one at a time: a new one runs to its end before the one that made it goes on. What would have to wait for
-- another thread fails, instead of going on differently.
module Control.Concurrent
  ( ThreadId, myThreadId, forkIO, forkOS, forkOn, forkFinally, forkIOWithUnmask, killThread, throwTo, yield
  , threadDelay, getNumCapabilities, setNumCapabilities, rtsSupportsBoundThreads
  , module Control.Concurrent.MVar, module Control.Concurrent.Chan
  , QSem, newQSem, waitQSem, signalQSem, QSemN, newQSemN, waitQSemN, signalQSemN
  ) where

import Control.Concurrent.Chan
import Control.Concurrent.MVar
import Control.Concurrent.QSem
import Control.Concurrent.QSemN
import Control.Exception
import Data.IORef
import System.IO
import System.IO.Unsafe (unsafePerformIO)

newtype ThreadId = ThreadId Int
  deriving (Eq, Ord)

instance Show ThreadId where
  showsPrec d (ThreadId n) = showString "ThreadId " . showsPrec d n

-- | The thread that runs, and the last that was made.
threads :: IORef (Int, Int)
threads = unsafePerformIO (newIORef (1, 1))

myThreadId :: IO ThreadId
myThreadId = fmap (ThreadId . fst) (readIORef threads)

forkIO, forkOS :: IO () -> IO ThreadId
forkIO action = do
  (current, last) <- readIORef threads
  let new = last + 1
  writeIORef threads (new, new)
  result <- try action
  modifyIORef threads (\(_, latest) -> (current, latest))
  case result of
    Left e
      | Just BlockedIndefinitelyOnMVar <- fromException e -> throwIO e
      | Just BlockedIndefinitelyOnSTM <- fromException e -> throwIO e
      | Just ThreadKilled <- fromException e -> return ()
      | otherwise -> hPutStrLn stderr (displayException (e :: SomeException))
    Right () -> return ()
  return (ThreadId new)
forkOS = forkIO

forkOn :: Int -> IO () -> IO ThreadId
forkOn _ = forkIO

forkFinally :: IO a -> (Either SomeException a -> IO ()) -> IO ThreadId
forkFinally action end = forkIO (try action >>= end)

forkIOWithUnmask :: ((forall a. IO a -> IO a) -> IO ()) -> IO ThreadId
forkIOWithUnmask f = forkIO (f id)

-- | A thread that was made has ended; only the one that runs can be meant.
throwTo :: Exception e => ThreadId -> e -> IO ()
throwTo t e = myThreadId >>= \own -> if t == own then throwIO e else return ()

killThread :: ThreadId -> IO ()
killThread t = throwTo t ThreadKilled

yield :: IO ()
yield = return ()

threadDelay :: Int -> IO ()
threadDelay _ = hFlush stdout

getNumCapabilities :: IO Int
getNumCapabilities = return 1

setNumCapabilities :: Int -> IO ()
setNumCapabilities _ = return ()

rtsSupportsBoundThreads :: Bool
rtsSupportsBoundThreads = False
