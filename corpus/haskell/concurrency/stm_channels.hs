-- Channels and bounded queues of transactions, semaphores.
import Control.Concurrent.QSem
import Control.Concurrent.STM
import Control.Concurrent.STM.TBQueue
import Control.Concurrent.STM.TChan
import Control.Exception (bracket_)

main :: IO ()
main = do
  c <- newTChanIO
  d <- atomically (dupTChan c)
  atomically (mapM_ (writeTChan c) [1, 2, 3 :: Int])
  atomically (unGetTChan c 0)
  xs <- atomically (mapM (const (readTChan c)) [1 .. 4 :: Int])
  ys <- atomically (do { a <- readTChan d; b <- peekTChan d; return (a, b) })
  e <- atomically (isEmptyTChan c)
  n <- atomically (tryReadTChan c)
  print (xs, ys, e, n)
  q <- newTBQueueIO 2
  atomically (writeTBQueue q 'a' >> writeTBQueue q 'b')
  full <- atomically (isFullTBQueue q)
  more <- atomically ((writeTBQueue q 'c' >> return "wrote") `orElse` return "full")
  len <- atomically (lengthTBQueue q)
  all' <- atomically (flushTBQueue q)
  print (full, more, len, all')
  s <- newQSem 1
  bracket_ (waitQSem s) (signalQSem s) (putStrLn "inside")
  waitQSem s
  putStrLn "done"
