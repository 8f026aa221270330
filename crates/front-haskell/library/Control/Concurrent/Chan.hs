-- | Channels without bounds: a chain of variables, of which the last is empty.
module Control.Concurrent.Chan (Chan, newChan, writeChan, readChan, dupChan, getChanContents, writeList2Chan) where

import Control.Concurrent.MVar
import Control.Exception (mask_)
import System.IO.Unsafe (unsafeInterleaveIO)

-- | Where the next value is read, and where the next one is written.
data Chan a = Chan (MVar (Link a)) (MVar (Link a))

newtype Link a = Link (MVar (Item a))

data Item a = Item a (Link a)

instance Eq (Chan a) where
  Chan a _ == Chan b _ = a == b

newChan :: IO (Chan a)
newChan = do
  end <- fmap Link newEmptyMVar
  from <- newMVar end
  to <- newMVar end
  return (Chan from to)

writeChan :: Chan a -> a -> IO ()
writeChan (Chan _ to) x = mask_ (do
  end <- fmap Link newEmptyMVar
  Link old <- takeMVar to
  putMVar old (Item x end)
  putMVar to end)

readChan :: Chan a -> IO a
readChan (Chan from _) = modifyMVar from (\(Link first) -> do
  Item x following <- readMVar first
  return (following, x))

dupChan :: Chan a -> IO (Chan a)
dupChan (Chan _ to) = do
  end <- readMVar to
  from <- newMVar end
  return (Chan from to)

getChanContents :: Chan a -> IO [a]
getChanContents c = unsafeInterleaveIO (readChan c >>= \x -> fmap (x :) (getChanContents c))

writeList2Chan :: Chan a -> [a] -> IO ()
writeList2Chan c = mapM_ (writeChan c)
