-- | Several results, all at once.
module Control.Monad.Trans.List (ListT (..), mapListT) where

import Control.Applicative (Alternative (..), liftA2)
import Control.Monad (MonadPlus (..))
import Control.Monad.IO.Class (MonadIO (..))
import Control.Monad.Trans.Class (MonadTrans (..))

newtype ListT m a = ListT { runListT :: m [a] }

mapListT :: (m [a] -> n [b]) -> ListT m a -> ListT n b
mapListT f m = ListT (f (runListT m))

instance Functor m => Functor (ListT m) where
  fmap f (ListT m) = ListT (fmap (map f) m)

instance Applicative m => Applicative (ListT m) where
  pure a = ListT (pure [a])
  ListT f <*> ListT v = ListT (liftA2 (<*>) f v)

instance Applicative m => Alternative (ListT m) where
  empty = ListT (pure [])
  ListT m <|> ListT n = ListT (liftA2 (++) m n)

instance Monad m => Monad (ListT m) where
  ListT m >>= k = ListT (m >>= \as -> mapM (runListT . k) as >>= \bs -> return (concat bs))

instance Monad m => MonadFail (ListT m) where
  fail _ = ListT (return [])

instance Monad m => MonadPlus (ListT m)

instance MonadTrans ListT where
  lift m = ListT (fmap (\a -> [a]) m)

instance MonadIO m => MonadIO (ListT m) where
  liftIO m = lift (liftIO m)
