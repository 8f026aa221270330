-- | Failure.
module Control.Monad.Trans.Maybe (MaybeT (..), mapMaybeT, maybeToExceptT, exceptToMaybeT) where

import Control.Applicative (Alternative (..))
import Control.Monad (MonadPlus (..), liftM)
import Control.Monad.Fix (MonadFix (..))
import Control.Monad.IO.Class (MonadIO (..))
import Control.Monad.Trans.Class (MonadTrans (..))
import Data.Functor.Identity (Identity (..))
import Control.Monad.Trans.Except (ExceptT (..))

newtype MaybeT m a = MaybeT { runMaybeT :: m (Maybe a) }

mapMaybeT :: (m (Maybe a) -> n (Maybe b)) -> MaybeT m a -> MaybeT n b
mapMaybeT f m = MaybeT (f (runMaybeT m))

maybeToExceptT :: Functor m => e -> MaybeT m a -> ExceptT e m a
maybeToExceptT e (MaybeT m) = ExceptT (fmap (maybe (Left e) Right) m)

exceptToMaybeT :: Functor m => ExceptT e m a -> MaybeT m a
exceptToMaybeT (ExceptT m) = MaybeT (fmap (either (const Nothing) Just) m)

instance Functor m => Functor (MaybeT m) where
  fmap f m = MaybeT (fmap (fmap f) (runMaybeT m))

instance Monad m => Applicative (MaybeT m) where
  pure a = MaybeT (return (Just a))
  mf <*> mx = MaybeT (runMaybeT mf >>= \f -> case f of
    Nothing -> return Nothing
    Just g -> runMaybeT mx >>= \x -> case x of
      Nothing -> return Nothing
      Just y -> return (Just (g y)))
  m *> k = m >>= \_ -> k

instance Monad m => Monad (MaybeT m) where
  x >>= f = MaybeT (runMaybeT x >>= \v -> case v of
    Nothing -> return Nothing
    Just y -> runMaybeT (f y))

instance Monad m => MonadFail (MaybeT m) where
  fail _ = MaybeT (return Nothing)

instance Monad m => Alternative (MaybeT m) where
  empty = MaybeT (return Nothing)
  x <|> y = MaybeT (runMaybeT x >>= \v -> case v of
    Nothing -> runMaybeT y
    Just _ -> return v)

instance Monad m => MonadPlus (MaybeT m)

instance MonadFix m => MonadFix (MaybeT m) where
  mfix f = MaybeT (mfix (\r -> runMaybeT (f (maybe bomb id r))))
    where
      bomb = error "mfix (MaybeT): inner computation returned Nothing"

instance MonadTrans MaybeT where
  lift m = MaybeT (liftM Just m)

instance MonadIO m => MonadIO (MaybeT m) where
  liftIO m = lift (liftIO m)
