-- Threads that are interrupted: what is masked, what is cleaned up, who is told.
module Main where

import Control.Concurrent
import Control.Exception
import Control.Monad
import System.Timeout

worker :: MVar String -> Int -> IO ()
worker out n = (forever (threadDelay 1000) `finally` putMVar out ("worker " ++ show n ++ " ends"))

data Stop = Stop Int deriving Show

instance Exception Stop

main :: IO ()
main = do
  out <- newEmptyMVar
  ts <- mapM (forkIO . worker out) [1 .. 3]
  threadDelay 5000
  forM_ ts $ \t -> do
    killThread t
    takeMVar out >>= putStrLn
  -- A limit of time.
  timeout 1000 (threadDelay 1000000) >>= print
  timeout 1000000 (return 'x') >>= print
  timeout 5000 (newEmptyMVar >>= \v -> timeout 1000 (takeMVar (v :: MVar ()))) >>= print
  -- An exception of one's own, thrown at the main thread.
  me <- myThreadId
  r <- try (do
    _ <- forkIO (throwTo me (Stop 7))
    threadDelay 100000
    return "not stopped")
  putStrLn (either (\e -> "stopped: " ++ show (e :: Stop)) id r)
  -- What is masked is not interrupted where it does not wait.
  started <- newEmptyMVar
  done <- newEmptyMVar
  t <- forkIO (mask (\restore -> do
    putMVar started ()
    yield
    r' <- try (restore (threadDelay 1000000)) :: IO (Either AsyncException ())
    state <- getMaskingState
    putMVar done (show r' ++ " " ++ show state)))
  takeMVar started
  killThread t
  takeMVar done >>= putStrLn
  getMaskingState >>= print
  -- Sleepers wake in the order of time, not in that in which they went to sleep.
  box <- newMVar []
  forM_ [30, 10, 20] $ \n -> forkIO (threadDelay (n * 1000) >> modifyMVar_ box (return . (n :)))
  threadDelay 100000
  takeMVar box >>= print . reverse
  -- A lock is free again after a failure inside.
  lock <- newMVar (1 :: Int)
  _ <- try (modifyMVar_ lock (\_ -> throwIO (Stop 1))) :: IO (Either Stop ())
  readMVar lock >>= print
  -- A channel read lazily, and one that two read.
  c <- newChan
  _ <- forkIO (mapM_ (writeChan c) [1 .. 5 :: Int])
  xs <- getChanContents c
  print (takeWhile (< 5) xs)
  d <- newChan
  e <- dupChan d
  writeList2Chan d "abc"
  a <- replicateM 3 (readChan d)
  b <- replicateM 3 (readChan e)
  print (a, b)
