-- MVar, forkIO, channels and STM in ways whose result does not depend on scheduling.
module Main where

import Control.Concurrent
import Control.Concurrent.MVar
import Control.Concurrent.STM
import Control.Monad

worker :: MVar Int -> MVar () -> Int -> IO ()
worker total done n = do
  forM_ [1 .. 10] $ \i -> modifyMVar_ total (return . (+ i * n))
  putMVar done ()

main :: IO ()
main = do
  total <- newMVar 0
  dones <- forM [1 .. 4] $ \n -> do
    done <- newEmptyMVar
    _ <- forkIO (worker total done n)
    return done
  mapM_ takeMVar dones
  readMVar total >>= print
  ch <- newChan
  _ <- forkIO (mapM_ (writeChan ch) [1 .. 5 :: Int])
  xs <- replicateM 5 (readChan ch)
  print xs
  a <- newTVarIO 100
  b <- newTVarIO 0
  atomically $ do
    x <- readTVar a
    when (x < 30) retry
    writeTVar a (x - 30)
    modifyTVar b (+ 30)
  r <- atomically ((readTVar a >>= \x -> check (x > 1000) >> return "rich") `orElse` return "poor")
  (,) <$> readTVarIO a <*> readTVarIO b >>= print
  putStrLn r
  m <- newMVar 'x'
  empty <- tryPutMVar m 'y'
  v <- takeMVar m
  none <- tryTakeMVar m
  print (empty, v, none)
