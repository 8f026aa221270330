-- | Semaphores for several at once.
module Control.Concurrent.QSemN (QSemN, newQSemN, waitQSemN, signalQSemN) where

import Control.Concurrent.MVar

newtype QSemN = QSemN (MVar Int)

newQSemN :: Int -> IO QSemN
newQSemN n
  | n < 0 = ioError (userError "newQSemN: Initial quantity must be non-negative")
  | otherwise = fmap QSemN (newMVar n)

waitQSemN, signalQSemN :: QSemN -> Int -> IO ()
waitQSemN (QSemN v) k = takeMVar v >>= \n ->
  if n >= k then putMVar v (n - k) else newEmptyMVar >>= takeMVar
signalQSemN (QSemN v) k = modifyMVar_ v (return . (+ k))
