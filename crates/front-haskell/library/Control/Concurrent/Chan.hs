-- | Channels without bounds. Who reads from an empty one fails, since there is one thread at a time.
module Control.Concurrent.Chan (Chan, newChan, writeChan, readChan, dupChan, getChanContents, writeList2Chan) where

import Control.Exception (BlockedIndefinitelyOnMVar (..), throwIO)
import Data.IORef
import System.IO.Unsafe (unsafeInterleaveIO)

-- | What is written to all copies, and what is left for this one.
data Chan a = Chan (IORef [IORef [a]]) (IORef [a])

instance Eq (Chan a) where
  Chan _ a == Chan _ b = a == b

newChan :: IO (Chan a)
newChan = do
  own <- newIORef []
  copies <- newIORef [own]
  return (Chan copies own)

writeChan :: Chan a -> a -> IO ()
writeChan (Chan copies _) x = readIORef copies >>= mapM_ (\r -> modifyIORef r (++ [x]))

readChan :: Chan a -> IO a
readChan (Chan _ own) = do
  xs <- readIORef own
  case xs of
    [] -> throwIO BlockedIndefinitelyOnMVar
    x : rest -> writeIORef own rest >> return x

dupChan :: Chan a -> IO (Chan a)
dupChan (Chan copies _) = do
  own <- newIORef []
  modifyIORef copies (own :)
  return (Chan copies own)

getChanContents :: Chan a -> IO [a]
getChanContents c = unsafeInterleaveIO (readChan c >>= \x -> fmap (x :) (getChanContents c))

writeList2Chan :: Chan a -> [a] -> IO ()
writeList2Chan c = mapM_ (writeChan c)
