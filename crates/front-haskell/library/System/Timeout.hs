-- | Limits of time, in the time that threads have: see "Snell.Threads".
module System.Timeout (Timeout, timeout) where

import Control.Concurrent
import Control.Exception
import Data.Unique

newtype Timeout = Timeout Unique
  deriving (Eq)

instance Show Timeout where
  show _ = "<<timeout>>"

instance Exception Timeout where
  toException = asyncExceptionToException
  fromException = asyncExceptionFromException

timeout :: Int -> IO a -> IO (Maybe a)
timeout n action
  | n < 0 = fmap Just action
  | n == 0 = return Nothing
  | otherwise = do
      own <- myThreadId
      mark <- fmap Timeout newUnique
      handleJust (\e -> if e == mark then Just () else Nothing) (\_ -> return Nothing)
        (bracket (forkIO (threadDelay n >> throwTo own mark)) killThread (\_ -> fmap Just action))
