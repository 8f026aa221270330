-- A transformer written by hand with its classes, over IO and Identity.
{-# LANGUAGE InstanceSigs #-}
module Main where

import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Control.Monad (ap, liftM, when)
import Data.Functor.Identity

newtype LogT m a = LogT { runLogT :: Int -> m (a, [String]) }

instance Monad m => Functor (LogT m) where
  fmap = liftM
instance Monad m => Applicative (LogT m) where
  pure :: a -> LogT m a
  pure a = LogT $ \_ -> return (a, [])
  (<*>) = ap
instance Monad m => Monad (LogT m) where
  (>>=) :: LogT m a -> (a -> LogT m b) -> LogT m b
  m >>= k = LogT $ \lvl -> do
    (a, l1) <- runLogT m lvl
    (b, l2) <- runLogT (k a) lvl
    return (b, l1 ++ l2)
instance MonadTrans LogT where
  lift m = LogT $ \_ -> m >>= \a -> return (a, [])
instance MonadIO m => MonadIO (LogT m) where
  liftIO = lift . liftIO

logAt :: Monad m => Int -> String -> LogT m ()
logAt n s = LogT $ \lvl -> return ((), [replicate n ' ' ++ s | n <= lvl])

fact :: Monad m => Int -> LogT m Int
fact n | n <= 1 = logAt 0 "base" >> return 1
fact n = do
  logAt n ("fact " ++ show n)
  r <- fact (n - 1)
  when (even n) $ logAt 1 "even"
  return (n * r)

main :: IO ()
main = do
  print (runIdentity (runLogT (fact 4) 3))
  (r, ls) <- runLogT (do { x <- fact 3; liftIO (putStrLn "io inside"); lift (return (x + 1)) }) 9
  print r
  mapM_ putStrLn ls
