-- | An environment.
module Control.Monad.Trans.Reader
  ( Reader, reader, runReader, mapReader, withReader, ReaderT (..), mapReaderT, withReaderT, ask, local, asks
  ) where

import Control.Applicative (Alternative (..))
import Control.Monad (MonadPlus (..), liftM)
import Control.Monad.Fix (MonadFix (..))
import Control.Monad.IO.Class (MonadIO (..))
import Control.Monad.Trans.Class (MonadTrans (..))
import Data.Functor.Identity (Identity (..))

newtype ReaderT r m a = ReaderT { runReaderT :: r -> m a }

type Reader r = ReaderT r Identity

reader :: Monad m => (r -> a) -> ReaderT r m a
reader f = ReaderT (\r -> return (f r))

runReader :: Reader r a -> r -> a
runReader m r = runIdentity (runReaderT m r)

mapReader :: (a -> b) -> Reader r a -> Reader r b
mapReader f = mapReaderT (\m -> Identity (f (runIdentity m)))

withReader :: (r' -> r) -> Reader r a -> Reader r' a
withReader = withReaderT

mapReaderT :: (m a -> n b) -> ReaderT r m a -> ReaderT r n b
mapReaderT f m = ReaderT (\r -> f (runReaderT m r))

withReaderT :: (r' -> r) -> ReaderT r m a -> ReaderT r' m a
withReaderT f m = ReaderT (\r -> runReaderT m (f r))

ask :: Monad m => ReaderT r m r
ask = ReaderT return

local :: (r -> r) -> ReaderT r m a -> ReaderT r m a
local = withReaderT

asks :: Monad m => (r -> a) -> ReaderT r m a
asks f = ReaderT (\r -> return (f r))

instance Functor m => Functor (ReaderT r m) where
  fmap f m = ReaderT (\r -> fmap f (runReaderT m r))

instance Applicative m => Applicative (ReaderT r m) where
  pure a = ReaderT (\_ -> pure a)
  f <*> v = ReaderT (\r -> runReaderT f r <*> runReaderT v r)
  u *> v = ReaderT (\r -> runReaderT u r *> runReaderT v r)
  u <* v = ReaderT (\r -> runReaderT u r <* runReaderT v r)

instance Monad m => Monad (ReaderT r m) where
  m >>= k = ReaderT (\r -> runReaderT m r >>= \a -> runReaderT (k a) r)

instance MonadFail m => MonadFail (ReaderT r m) where
  fail text = ReaderT (\_ -> fail text)

instance Alternative m => Alternative (ReaderT r m) where
  empty = ReaderT (\_ -> empty)
  m <|> n = ReaderT (\r -> runReaderT m r <|> runReaderT n r)

instance MonadPlus m => MonadPlus (ReaderT r m)

instance MonadFix m => MonadFix (ReaderT r m) where
  mfix f = ReaderT (\r -> mfix (\a -> runReaderT (f a) r))

instance MonadTrans (ReaderT r) where
  lift m = ReaderT (\_ -> m)

instance MonadIO m => MonadIO (ReaderT r m) where
  liftIO m = lift (liftIO m)
