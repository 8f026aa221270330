-- Transactions: retry, orElse, what is undone, queues, exceptions inside; MVars that nobody will fill.
module Main where

import Control.Concurrent.MVar
import Control.Concurrent.STM
import Control.Exception
import Control.Monad

transfer :: TVar Int -> TVar Int -> Int -> STM Bool
transfer from to n = do
  have <- readTVar from
  if have < n then return False else do
    modifyTVar' from (subtract n)
    modifyTVar' to (+ n)
    return True

main :: IO ()
main = do
  a <- newTVarIO 100
  b <- newTVarIO 0
  rs <- forM [60, 60, 40] (atomically . transfer a b)
  xs <- mapM readTVarIO [a, b]
  print (rs, xs)
  r <- atomically ((writeTVar a 7 >> writeTVar b 8 >> retry) `orElse` ((,) <$> readTVar a <*> readTVar b))
  print r
  e <- try (atomically (writeTVar a 1000 >> throwSTM (userError "no"))) :: IO (Either IOException ())
  readTVarIO a >>= \x -> print (e, x)
  c <- atomically (catchSTM (writeTVar b 1 >> throwSTM (ErrorCall "inner")) (\(ErrorCall s) -> modifyTVar b (+ length s)))
  readTVarIO b >>= \x -> print (c, x)
  q <- newTQueueIO
  m <- newEmptyTMVarIO
  atomically (mapM_ (writeTQueue q) "abc")
  first <- atomically (readTQueue q)
  rest <- atomically (flushTQueue q)
  none <- atomically (tryReadTQueue q)
  ok <- atomically ((,) <$> tryPutTMVar m 'x' <*> tryPutTMVar m 'y')
  got <- atomically (takeTMVar m)
  print (first, rest, none, ok, got)
  s <- atomically (stateTVar a (\n -> (n * 2, n + 1)))
  t <- readTVarIO a
  print (s, t)
  v <- newEmptyMVar :: IO (MVar Int)
  blocked <- try (takeMVar v)
  print (either (\BlockedIndefinitelyOnMVar -> "nobody fills it") show blocked)
  w <- newMVar [1 :: Int]
  _ <- try (modifyMVar_ w (\_ -> throwIO (userError "kept"))) :: IO (Either IOException ())
  old <- swapMVar w [2, 3]
  n <- modifyMVar w (\ys -> return (0 : ys, length ys))
  readMVar w >>= \ys -> print (old, n, ys)
