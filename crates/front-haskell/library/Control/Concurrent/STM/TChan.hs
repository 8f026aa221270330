-- | Channels of transactions.
module Control.Concurrent.STM.TChan
  ( TChan, newTChan, newTChanIO, newBroadcastTChan, newBroadcastTChanIO, dupTChan, cloneTChan, readTChan, tryReadTChan
  , peekTChan, tryPeekTChan, writeTChan, unGetTChan, isEmptyTChan
  ) where

import Control.Concurrent.STM.TVar

-- | Where the next one is, or will be.
type Items a = TVar (Item a)

data Item a = End | Item a (Items a)

-- | Where to read, and where to write.
data TChan a = TChan (TVar (Items a)) (TVar (Items a))

instance Eq (TChan a) where
  TChan a _ == TChan b _ = a == b

newTChan :: STM (TChan a)
newTChan = newTVar End >>= \hole -> TChan <$> newTVar hole <*> newTVar hole

newTChanIO :: IO (TChan a)
newTChanIO = newTVarIO End >>= \hole -> TChan <$> newTVarIO hole <*> newTVarIO hole

newBroadcastTChan :: STM (TChan a)
newBroadcastTChan = do
  hole <- newTVar End
  TChan <$> newTVar (error "reading from a TChan created by newBroadcastTChan; use dupTChan first") <*> newTVar hole

newBroadcastTChanIO :: IO (TChan a)
newBroadcastTChanIO = atomically newBroadcastTChan

dupTChan, cloneTChan :: TChan a -> STM (TChan a)
dupTChan (TChan _ write) = readTVar write >>= \hole -> fmap (`TChan` write) (newTVar hole)
cloneTChan (TChan readPlace write) = readTVar readPlace >>= \at -> fmap (`TChan` write) (newTVar at)

readTChan, peekTChan :: TChan a -> STM a
readTChan c = tryReadTChan c >>= maybe retry return
peekTChan c = tryPeekTChan c >>= maybe retry return

tryReadTChan, tryPeekTChan :: TChan a -> STM (Maybe a)
tryReadTChan (TChan place _) = readTVar place >>= readTVar >>= \item -> case item of
  End -> return Nothing
  Item x rest -> writeTVar place rest >> return (Just x)
tryPeekTChan (TChan place _) = readTVar place >>= readTVar >>= \item -> return (case item of
  End -> Nothing
  Item x _ -> Just x)

writeTChan, unGetTChan :: TChan a -> a -> STM ()
writeTChan (TChan _ place) x = do
  hole <- readTVar place
  end <- newTVar End
  writeTVar hole (Item x end)
  writeTVar place end
unGetTChan (TChan place _) x = readTVar place >>= \at -> newTVar (Item x at) >>= writeTVar place

isEmptyTChan :: TChan a -> STM Bool
isEmptyTChan c = fmap (maybe True (const False)) (tryPeekTChan c)
