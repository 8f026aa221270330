{-# LANGUAGE MagicHash #-}
-- | Semaphores for several at once.
module Control.Concurrent.QSemN (QSemN, newQSemN, waitQSemN, signalQSemN) where

import Data.IORef
import Snell.Threads

-- | How many may pass, and who waits for how many.
newtype QSemN = QSemN (IORef (Int, Queue (Int, Thread, Int)))

newQSemN :: Int -> IO QSemN
newQSemN n
  | n < 0 = ioError (userError "newQSemN: Initial quantity must be non-negative")
  | otherwise = fmap QSemN (newIORef (n, noQueue))

waitQSemN, signalQSemN :: QSemN -> Int -> IO ()
waitQSemN (QSemN r) k = tick >> readIORef r >>= \(n, waiting) -> case leave# waiting of
  Nothing | n >= k -> writeIORef r (n - k, waiting)
  _ -> wait OnMVar (\t ticket -> writeIORef r (n, join# (k, t, ticket) waiting))
signalQSemN (QSemN r) k = tick >> readIORef r >>= \(n, waiting) -> serve (n + k) waiting
  where
    serve n waiting = case leave# waiting of
      Just ((wanted, t, ticket), others) | wanted <= n -> wake t ticket >>= \awake ->
        serve (if awake then n - wanted else n) others
      _ -> writeIORef r (n, waiting)
