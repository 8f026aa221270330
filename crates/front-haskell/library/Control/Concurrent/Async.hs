{-# LANGUAGE ScopedTypeVariables #-}
-- | Threads with results.
module Control.Concurrent.Async
  ( Async, async, asyncBound, asyncOn, asyncWithUnmask, asyncThreadId, withAsync, withAsyncBound, wait, waitCatch, poll
  , waitSTM, waitCatchSTM, pollSTM, cancel, uninterruptibleCancel, cancelWith, AsyncCancelled (..), link, link2
  , ExceptionInLinkedThread (..), waitBoth, waitBothSTM, waitEither, waitEither_, waitEitherSTM, waitEitherCatch, waitEitherCancel
  , waitAny, waitAnySTM, waitAnyCatch, waitAnyCancel, race, race_, concurrently, concurrently_, mapConcurrently
  , mapConcurrently_, forConcurrently, forConcurrently_, replicateConcurrently, replicateConcurrently_, Concurrently (..)
  , compareAsyncs
  ) where

import Control.Applicative (Alternative (..))
import Control.Concurrent
import Control.Concurrent.STM.TMVar
import Control.Concurrent.STM.TVar
import Control.Exception
import Control.Monad (forever, replicateM, void)
import Data.Foldable (traverse_)

data Async a = Async { asyncThreadId :: ThreadId, waitCatchSTM :: STM (Either SomeException a) }

instance Functor Async where
  fmap f (Async t w) = Async t (fmap (fmap f) w)

instance Eq (Async a) where
  a == b = asyncThreadId a == asyncThreadId b

instance Ord (Async a) where
  compare a b = compare (asyncThreadId a) (asyncThreadId b)

compareAsyncs :: Async a -> Async b -> Ordering
compareAsyncs a b = compare (asyncThreadId a) (asyncThreadId b)

data AsyncCancelled = AsyncCancelled
  deriving (Eq, Show)

instance Exception AsyncCancelled where
  toException = asyncExceptionToException
  fromException = asyncExceptionFromException

data ExceptionInLinkedThread = forall a. ExceptionInLinkedThread (Async a) SomeException

instance Show ExceptionInLinkedThread where
  showsPrec p (ExceptionInLinkedThread a e) = showParen (p >= 11)
    (showString "ExceptionInLinkedThread " . showsPrec 11 (asyncThreadId a) . showString " " . showsPrec 11 e)

instance Exception ExceptionInLinkedThread where
  toException = asyncExceptionToException
  fromException = asyncExceptionFromException

async, asyncBound :: IO a -> IO (Async a)
async action = do
  result <- newEmptyTMVarIO
  t <- mask (\restore -> forkIO (try (restore action) >>= atomically . putTMVar result))
  return (Async t (readTMVar result))
asyncBound = async

asyncOn :: Int -> IO a -> IO (Async a)
asyncOn _ = async

asyncWithUnmask :: ((forall b. IO b -> IO b) -> IO a) -> IO (Async a)
asyncWithUnmask action = async (action interruptible)

withAsync, withAsyncBound :: IO a -> (Async a -> IO b) -> IO b
withAsync action use = mask (\restore -> do
  a <- async (restore action)
  r <- restore (use a) `catch` \(e :: SomeException) -> uninterruptibleCancel a >> throwIO e
  uninterruptibleCancel a
  return r)
withAsyncBound = withAsync

waitSTM :: Async a -> STM a
waitSTM a = waitCatchSTM a >>= either throwSTM return

pollSTM :: Async a -> STM (Maybe (Either SomeException a))
pollSTM a = fmap Just (waitCatchSTM a) `orElse` return Nothing

wait :: Async a -> IO a
wait = atomically . waitSTM

waitCatch :: Async a -> IO (Either SomeException a)
waitCatch = atomically . waitCatchSTM

poll :: Async a -> IO (Maybe (Either SomeException a))
poll = atomically . pollSTM

cancelWith :: Exception e => Async a -> e -> IO ()
cancelWith a e = throwTo (asyncThreadId a) e >> void (waitCatch a)

cancel, uninterruptibleCancel :: Async a -> IO ()
cancel a = cancelWith a AsyncCancelled
uninterruptibleCancel a = uninterruptibleMask_ (cancel a)

-- | What it fails with is thrown at the thread that runs, unless it was cancelled.
link :: Async a -> IO ()
link a = do
  own <- myThreadId
  void (forkIO (waitCatch a >>= \r -> case r of
    Left e | Nothing <- (fromException e :: Maybe AsyncCancelled) -> throwTo own (ExceptionInLinkedThread a e)
    _ -> return ()))

link2 :: Async a -> Async b -> IO ()
link2 a b = watch a b >> watch b a
  where
    watch :: Async c -> Async d -> IO ()
    watch from to = void (forkIO (waitCatch from >>= \r -> case r of
      Left e | Nothing <- (fromException e :: Maybe AsyncCancelled) ->
        throwTo (asyncThreadId to) (ExceptionInLinkedThread from e)
      _ -> return ()))

waitBothSTM :: Async a -> Async b -> STM (a, b)
waitBothSTM a b = do
  x <- waitSTM a `orElse` (waitSTM b >> retry)
  y <- waitSTM b
  return (x, y)

waitBoth :: Async a -> Async b -> IO (a, b)
waitBoth a b = atomically (waitBothSTM a b)

waitEitherSTM :: Async a -> Async b -> STM (Either a b)
waitEitherSTM a b = fmap Left (waitSTM a) `orElse` fmap Right (waitSTM b)

waitEither, waitEitherCancel :: Async a -> Async b -> IO (Either a b)
waitEither a b = atomically (waitEitherSTM a b)
waitEitherCancel a b = waitEither a b `finally` (cancel a >> cancel b)

waitEither_ :: Async a -> Async b -> IO ()
waitEither_ a b = void (waitEither a b)

waitEitherCatch :: Async a -> Async b -> IO (Either (Either SomeException a) (Either SomeException b))
waitEitherCatch a b = atomically (fmap Left (waitCatchSTM a) `orElse` fmap Right (waitCatchSTM b))

waitAnySTM :: [Async a] -> STM (Async a, a)
waitAnySTM = foldr (\a other -> fmap ((,) a) (waitSTM a) `orElse` other) retry

waitAny, waitAnyCancel :: [Async a] -> IO (Async a, a)
waitAny = atomically . waitAnySTM
waitAnyCancel as = waitAny as `finally` mapM_ cancel as

waitAnyCatch :: [Async a] -> IO (Async a, Either SomeException a)
waitAnyCatch = atomically . foldr (\a other -> fmap ((,) a) (waitCatchSTM a) `orElse` other) retry

race :: IO a -> IO b -> IO (Either a b)
race left right = withAsync left (\a -> withAsync right (\b -> waitEither a b))

race_ :: IO a -> IO b -> IO ()
race_ left right = void (race left right)

concurrently :: IO a -> IO b -> IO (a, b)
concurrently left right = withAsync left (\a -> withAsync right (\b -> waitBoth a b))

concurrently_ :: IO a -> IO b -> IO ()
concurrently_ left right = void (concurrently left right)

mapConcurrently :: Traversable t => (a -> IO b) -> t a -> IO (t b)
mapConcurrently f = runConcurrently . traverse (Concurrently . f)

mapConcurrently_ :: Foldable f => (a -> IO b) -> f a -> IO ()
mapConcurrently_ f = runConcurrently . traverse_ (Concurrently . f)

forConcurrently :: Traversable t => t a -> (a -> IO b) -> IO (t b)
forConcurrently t f = mapConcurrently f t

forConcurrently_ :: Foldable f => f a -> (a -> IO b) -> IO ()
forConcurrently_ t f = mapConcurrently_ f t

replicateConcurrently :: Int -> IO a -> IO [a]
replicateConcurrently n act = runConcurrently (replicateM n (Concurrently act))

replicateConcurrently_ :: Int -> IO a -> IO ()
replicateConcurrently_ n act = void (replicateConcurrently n act)

newtype Concurrently a = Concurrently { runConcurrently :: IO a }

instance Functor Concurrently where
  fmap f (Concurrently a) = Concurrently (fmap f a)

instance Applicative Concurrently where
  pure a = Concurrently (pure a)
  Concurrently f <*> Concurrently a = Concurrently (fmap (\(g, x) -> g x) (concurrently f a))

instance Alternative Concurrently where
  empty = Concurrently (forever (threadDelay maxBound))
  Concurrently a <|> Concurrently b = Concurrently (fmap (either id id) (race a b))

instance Semigroup a => Semigroup (Concurrently a) where
  a <> b = (<>) <$> a <*> b

instance Monoid a => Monoid (Concurrently a) where
  mempty = pure mempty
