module Main where
import Control.Concurrent
import Control.Concurrent.STM
import Control.Exception
import Control.Monad

producer :: Chan (Maybe Int) -> Int -> IO ()
producer ch n = do
  forM_ [1 .. n] $ \i -> writeChan ch (Just i)
  writeChan ch Nothing

consumer :: Chan (Maybe Int) -> MVar Int -> IO ()
consumer ch done = go 0
  where go acc = readChan ch >>= maybe (putMVar done acc) (\x -> go $! acc + x)

pingPong :: Int -> IO [String]
pingPong n = do
  ping <- newEmptyMVar
  pong <- newEmptyMVar
  out <- newMVar []
  fin <- newEmptyMVar
  let say s = modifyMVar_ out (return . (s :))
  _ <- forkIO $ forM_ [1 .. n] $ \i -> do { takeMVar ping; say ("pong " ++ show i); putMVar pong () }
  _ <- forkIO $ do { forM_ [1 .. n] (\i -> do { say ("ping " ++ show i); putMVar ping (); takeMVar pong }); putMVar fin () }
  takeMVar fin
  reverse <$> takeMVar out

type Account = TVar Int
transfer :: Account -> Account -> Int -> STM ()
transfer a b n = do
  x <- readTVar a
  when (x < n) retry
  modifyTVar' a (subtract n)
  modifyTVar' b (+ n)

main :: IO ()
main = do
  ch <- newChan
  done <- newEmptyMVar
  _ <- forkIO (consumer ch done)
  _ <- forkIO (producer ch 1000)
  takeMVar done >>= print
  pingPong 3 >>= mapM_ putStrLn
  a <- newTVarIO 0
  b <- newTVarIO 0
  d <- newEmptyMVar
  _ <- forkIO $ atomically (transfer a b 50) >> putMVar d ()
  forM_ [1 .. 6] $ \_ -> atomically (modifyTVar' a (+ 10))
  takeMVar d
  (,) <$> readTVarIO a <*> readTVarIO b >>= print
  r <- try (newEmptyMVar >>= \m -> takeMVar (m :: MVar ())) :: IO (Either BlockedIndefinitelyOnMVar ())
  print r
  r2 <- try (atomically retry) :: IO (Either BlockedIndefinitelyOnSTM ())
  print r2
  -- kill
  mv <- newEmptyMVar
  t <- forkIO $ (threadDelay 10000000 >> putStrLn "never") `catch` \e -> do
         putStrLn ("killed: " ++ show (e :: AsyncException)); putMVar mv ()
  yield
  killThread t
  takeMVar mv
  -- forkFinally
  res <- newEmptyMVar
  _ <- forkFinally (evaluate (1 `div` (0 :: Int))) (putMVar res)
  takeMVar res >>= either (\e -> putStrLn ("failed: " ++ show e)) print
  -- bounded queue
  q <- newTBQueueIO 2
  fin <- newEmptyMVar
  _ <- forkIO $ replicateM 6 (atomically (readTBQueue q)) >>= putMVar fin
  forM_ "abcdef" $ \c -> atomically (writeTBQueue q c)
  takeMVar fin >>= putStrLn
  ws <- forM [1 .. 5 :: Int] $ \i -> do
    m <- newEmptyMVar
    _ <- forkIO (threadDelay (1000 * (6 - i)) >> putMVar m (i * i))
    return m
  mapM takeMVar ws >>= print
