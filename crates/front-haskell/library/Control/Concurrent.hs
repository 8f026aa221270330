{-# LANGUAGE MagicHash, RankNTypes #-}
-- | Threads, which take turns: see "Snell.Threads".
module Control.Concurrent
  ( ThreadId, myThreadId, forkIO, forkOS, forkOn, forkFinally, forkIOWithUnmask, forkOnWithUnmask, forkOSWithUnmask
  , killThread, throwTo, yield, threadDelay, getNumCapabilities, setNumCapabilities, threadCapability
  , rtsSupportsBoundThreads, isCurrentThreadBound, runInBoundThread, runInUnboundThread, mkWeakThreadId
  , module Control.Concurrent.MVar, module Control.Concurrent.Chan
  , QSem, newQSem, waitQSem, signalQSem, QSemN, newQSemN, waitQSemN, signalQSemN
  ) where

import Control.Concurrent.Chan
import Control.Concurrent.MVar
import Control.Concurrent.QSem
import Control.Concurrent.QSemN
import Control.Exception
import Snell.Mask (masked#)
import Snell.ThreadId
import Snell.Threads (giveWay, sleep)
import System.Mem.Weak (Weak, mkWeakPtr)

forkOS :: IO () -> IO ThreadId
forkOS = forkIO

forkOn :: Int -> IO () -> IO ThreadId
forkOn _ = forkIO

forkFinally :: IO a -> (Either SomeException a -> IO ()) -> IO ThreadId
forkFinally action end = mask (\restore -> forkIO (try (restore action) >>= end))

forkIOWithUnmask, forkOSWithUnmask :: ((forall a. IO a -> IO a) -> IO ()) -> IO ThreadId
forkIOWithUnmask f = forkIO (f (masked# Unmasked))
forkOSWithUnmask f = forkIO (f (masked# Unmasked))

forkOnWithUnmask :: Int -> ((forall a. IO a -> IO a) -> IO ()) -> IO ThreadId
forkOnWithUnmask _ f = forkIOWithUnmask f

yield :: IO ()
yield = giveWay

threadDelay :: Int -> IO ()
threadDelay = sleep

getNumCapabilities :: IO Int
getNumCapabilities = return 1

setNumCapabilities :: Int -> IO ()
setNumCapabilities _ = return ()

threadCapability :: ThreadId -> IO (Int, Bool)
threadCapability _ = return (0, False)

rtsSupportsBoundThreads :: Bool
rtsSupportsBoundThreads = False

isCurrentThreadBound :: IO Bool
isCurrentThreadBound = return False

runInBoundThread, runInUnboundThread :: IO a -> IO a
runInBoundThread act = act
runInUnboundThread act = act

mkWeakThreadId :: ThreadId -> IO (Weak ThreadId)
mkWeakThreadId t = mkWeakPtr t Nothing
