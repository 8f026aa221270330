-- IORef: counters, closures over state, atomic modification, lists of references.
module Main where

import Data.IORef
import Control.Monad

mkCounter :: Int -> IO (IO Int, IO ())
mkCounter start = do
  r <- newIORef start
  let next = do
        v <- readIORef r
        writeIORef r (v + 1)
        return v
      reset = writeIORef r start
  return (next, reset)

whileM_ :: IO Bool -> IO () -> IO ()
whileM_ c b = do { ok <- c; when ok (b >> whileM_ c b) }

data Account = Account { owner :: String, balance :: IORef Int }

transfer :: Int -> Account -> Account -> IO Bool
transfer n from to = do
  have <- readIORef (balance from)
  if have < n
    then return False
    else do
      modifyIORef' (balance from) (subtract n)
      modifyIORef' (balance to) (+ n)
      return True

main :: IO ()
main = do
  (next, reset) <- mkCounter 5
  a <- next; b <- next
  reset
  c <- next
  print [a, b, c]
  r <- newIORef (1 :: Int)
  whileM_ ((< 100) <$> readIORef r) (modifyIORef r (* 3))
  readIORef r >>= print
  old <- atomicModifyIORef r (\v -> (v + 1, v))
  new <- atomicModifyIORef' r (\v -> (v, v))
  print (old, new)
  refs <- mapM newIORef [1 .. 3]
  forM_ (zip refs [10, 20 ..]) $ \(ref, d) -> modifyIORef ref (+ d)
  mapM readIORef refs >>= print
  x <- Account "x" <$> newIORef 50
  y <- Account "y" <$> newIORef 0
  oks <- sequence [transfer 30 x y, transfer 30 x y, transfer 5 y x]
  bs <- mapM (readIORef . balance) [x, y]
  print (oks, bs, map owner [x, y])
  fs <- newIORef []
  forM_ [1 .. 3] $ \i -> modifyIORef fs ((* i) :)
  gs <- readIORef fs
  print (map ($ 10) gs, r == r)
