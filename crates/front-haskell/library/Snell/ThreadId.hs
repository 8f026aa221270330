-- | Threads as programs know them.
module Snell.ThreadId where

import Snell.Base
import Snell.Ref
import Snell.Threads

newtype ThreadId = ThreadId Thread

instance Eq ThreadId where
  ThreadId a == ThreadId b = number a == number b

instance Ord ThreadId where
  compare (ThreadId a) (ThreadId b) = compare (number a) (number b)

instance Show ThreadId where
  showsPrec d (ThreadId t) = showString "ThreadId " . showsPrec d (number t)

myThreadId :: IO ThreadId
myThreadId = fmap ThreadId (readIORef current)

forkIO :: IO () -> IO ThreadId
forkIO action = fmap ThreadId (fork action)

throwTo :: Exception e => ThreadId -> e -> IO ()
throwTo (ThreadId t) e = do
  own <- readIORef current
  if number t == number own then throwIO e else do
    state <- readIORef (ticket t)
    if state == -1 then return () else interrupt t (toException e)

killThread :: ThreadId -> IO ()
killThread t = throwTo t ThreadKilled
