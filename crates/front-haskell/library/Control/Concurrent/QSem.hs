-- | Semaphores.
module Control.Concurrent.QSem (QSem, newQSem, waitQSem, signalQSem) where

import Control.Concurrent.MVar

-- | How many may pass. There is one thread: if none may, none ever will.
newtype QSem = QSem (MVar Int)

newQSem :: Int -> IO QSem
newQSem n
  | n < 0 = ioError (userError "newQSem: Initial quantity must be non-negative")
  | otherwise = fmap QSem (newMVar n)

waitQSem, signalQSem :: QSem -> IO ()
waitQSem (QSem v) = takeMVar v >>= \n ->
  if n > 0 then putMVar v (n - 1) else newEmptyMVar >>= takeMVar
signalQSem (QSem v) = modifyMVar_ v (return . (+ 1))
