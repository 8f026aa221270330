-- Philosophers who wait for forks, a pool of workers, and a barrier, by transactions and by variables.
module Main where

import Control.Concurrent
import Control.Concurrent.STM
import Control.Monad
import qualified Data.Map as M

type Fork = TMVar ()

philosopher :: TVar (M.Map Int Int) -> Fork -> Fork -> Int -> Int -> IO ()
philosopher _ _ _ _ 0 = return ()
philosopher meals left right name n = do
  atomically (takeTMVar left >> takeTMVar right)
  yield
  atomically (modifyTVar' meals (M.insertWith (+) name 1))
  atomically (putTMVar left () >> putTMVar right ())
  philosopher meals left right name (n - 1)

pool :: Int -> [IO a] -> IO [a]
pool size jobs = do
  queue <- newTQueueIO
  results <- newTVarIO M.empty
  forM_ (zip [0 :: Int ..] jobs) (atomically . writeTQueue queue)
  forM_ [1 .. size] $ \_ -> forkIO $
    let loop = do
          next <- atomically (tryReadTQueue queue)
          case next of
            Nothing -> return ()
            Just (k, job) -> job >>= \r -> atomically (modifyTVar' results (M.insert k r)) >> loop
    in loop
  atomically $ do
    m <- readTVar results
    check (M.size m == length jobs)
    return (M.elems m)

barrier :: Int -> IO (IO ())
barrier n = do
  count <- newTVarIO 0
  return $ do
    atomically (modifyTVar' count (+ 1))
    atomically (readTVar count >>= check . (>= n))

main :: IO ()
main = do
  forks <- replicateM 5 (newTMVarIO ())
  meals <- newTVarIO M.empty
  dones <- forM [0 .. 4] $ \i -> do
    done <- newEmptyMVar
    _ <- forkFinally (philosopher meals (forks !! i) (forks !! ((i + 1) `mod` 5)) i 20) (\_ -> putMVar done ())
    return done
  mapM_ takeMVar dones
  readTVarIO meals >>= print . M.toList
  pool 3 [threadDelay (100 * n) >> return (n * n) | n <- [5, 4 .. 1]] >>= print
  wait <- barrier 4
  passed <- newTVarIO (0 :: Int)
  forM_ [1 .. 3 :: Int] $ \_ -> forkIO (wait >> atomically (modifyTVar' passed (+ 1)))
  yield
  readTVarIO passed >>= print
  wait
  atomically (readTVar passed >>= check . (== 3))
  readTVarIO passed >>= print
  -- The first that is there.
  a <- newEmptyTMVarIO
  b <- newEmptyTMVarIO
  _ <- forkIO (threadDelay 2000 >> atomically (putTMVar a "slow"))
  _ <- forkIO (threadDelay 1000 >> atomically (putTMVar b "fast"))
  atomically (takeTMVar a `orElse` takeTMVar b) >>= putStrLn
