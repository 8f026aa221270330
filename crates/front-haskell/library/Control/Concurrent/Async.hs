{-# LANGUAGE ScopedTypeVariables #-}
-- | Threads with results; each runs to its end when it is made.
module Control.Concurrent.Async
  ( Async, async, withAsync, wait, waitCatch, poll, cancel, link, waitBoth, waitEither, waitAny, race, race_, concurrently
  , concurrently_, mapConcurrently, mapConcurrently_, forConcurrently, forConcurrently_, replicateConcurrently
  , replicateConcurrently_, Concurrently (..)
  ) where

import Control.Exception (SomeException, throwIO, try)
import Control.Monad (replicateM, replicateM_, void)
import Data.Foldable (traverse_)

newtype Async a = Async (Either SomeException a)

instance Functor Async where
  fmap f (Async r) = Async (fmap f r)

async :: IO a -> IO (Async a)
async action = fmap Async (try action)

withAsync :: IO a -> (Async a -> IO b) -> IO b
withAsync action use = async action >>= use

wait :: Async a -> IO a
wait (Async r) = either throwIO return r

waitCatch :: Async a -> IO (Either SomeException a)
waitCatch (Async r) = return r

poll :: Async a -> IO (Maybe (Either SomeException a))
poll (Async r) = return (Just r)

cancel, link :: Async a -> IO ()
cancel _ = return ()
link (Async r) = either throwIO (const (return ())) r

waitBoth :: Async a -> Async b -> IO (a, b)
waitBoth a b = (,) <$> wait a <*> wait b

waitEither :: Async a -> Async b -> IO (Either a b)
waitEither a _ = fmap Left (wait a)

waitAny :: [Async a] -> IO (Async a, a)
waitAny [] = error "waitAny: empty list"
waitAny (a : _) = fmap ((,) a) (wait a)

race :: IO a -> IO b -> IO (Either a b)
race a _ = fmap Left a

race_ :: IO a -> IO b -> IO ()
race_ a _ = void a

concurrently :: IO a -> IO b -> IO (a, b)
concurrently a b = (,) <$> a <*> b

concurrently_ :: IO a -> IO b -> IO ()
concurrently_ a b = a >> void b

mapConcurrently :: Traversable t => (a -> IO b) -> t a -> IO (t b)
mapConcurrently = traverse

mapConcurrently_ :: Foldable f => (a -> IO b) -> f a -> IO ()
mapConcurrently_ = traverse_

forConcurrently :: Traversable t => t a -> (a -> IO b) -> IO (t b)
forConcurrently t f = traverse f t

forConcurrently_ :: Foldable f => f a -> (a -> IO b) -> IO ()
forConcurrently_ t f = traverse_ f t

replicateConcurrently :: Int -> IO a -> IO [a]
replicateConcurrently = replicateM

replicateConcurrently_ :: Int -> IO a -> IO ()
replicateConcurrently_ = replicateM_

newtype Concurrently a = Concurrently { runConcurrently :: IO a }

instance Functor Concurrently where
  fmap f (Concurrently a) = Concurrently (fmap f a)

instance Applicative Concurrently where
  pure a = Concurrently (pure a)
  Concurrently f <*> Concurrently a = Concurrently (f <*> a)
