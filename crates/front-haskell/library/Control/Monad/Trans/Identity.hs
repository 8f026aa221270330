-- | A transformer that adds nothing.
module Control.Monad.Trans.Identity (IdentityT (..), mapIdentityT) where

import Control.Applicative (Alternative (..))
import Control.Monad (MonadPlus (..))
import Control.Monad.Fix (MonadFix (..))
import Control.Monad.IO.Class (MonadIO (..))
import Control.Monad.Trans.Class (MonadTrans (..))

newtype IdentityT f a = IdentityT { runIdentityT :: f a }

mapIdentityT :: (m a -> n b) -> IdentityT m a -> IdentityT n b
mapIdentityT f (IdentityT m) = IdentityT (f m)

instance Functor m => Functor (IdentityT m) where
  fmap f (IdentityT m) = IdentityT (fmap f m)

instance Applicative m => Applicative (IdentityT m) where
  pure x = IdentityT (pure x)
  IdentityT f <*> IdentityT x = IdentityT (f <*> x)

instance Monad m => Monad (IdentityT m) where
  IdentityT m >>= k = IdentityT (m >>= \a -> runIdentityT (k a))

instance MonadFail m => MonadFail (IdentityT m) where
  fail text = IdentityT (fail text)

instance Alternative m => Alternative (IdentityT m) where
  empty = IdentityT empty
  IdentityT a <|> IdentityT b = IdentityT (a <|> b)

instance MonadPlus m => MonadPlus (IdentityT m)

instance MonadFix m => MonadFix (IdentityT m) where
  mfix f = IdentityT (mfix (\a -> runIdentityT (f a)))

instance MonadTrans IdentityT where
  lift = IdentityT

instance MonadIO m => MonadIO (IdentityT m) where
  liftIO m = IdentityT (liftIO m)
