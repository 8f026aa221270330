-- | Selections: what makes most of what is done with it.
module Control.Monad.Trans.Select
  ( Select, select, runSelect, mapSelect, SelectT (..), runSelectT, mapSelectT, selectToContT
  ) where

import Control.Applicative (Alternative (..))
import Control.Monad (MonadPlus, ap)
import Control.Monad.IO.Class (MonadIO (..))
import Control.Monad.Trans.Class (MonadTrans (..))
import Control.Monad.Trans.Cont (ContT (..))
import Data.Functor.Identity (Identity (..))

newtype SelectT r m a = SelectT ((a -> m r) -> m a)

type Select r = SelectT r Identity

select :: ((a -> r) -> a) -> Select r a
select f = SelectT (\k -> Identity (f (runIdentity . k)))

runSelect :: Select r a -> (a -> r) -> a
runSelect m k = runIdentity (runSelectT m (Identity . k))

mapSelect :: (a -> a) -> Select r a -> Select r a
mapSelect f = mapSelectT (Identity . f . runIdentity)

runSelectT :: SelectT r m a -> (a -> m r) -> m a
runSelectT (SelectT g) = g

mapSelectT :: (m a -> m a) -> SelectT r m a -> SelectT r m a
mapSelectT f m = SelectT (f . runSelectT m)

selectToContT :: Monad m => SelectT r m a -> ContT r m a
selectToContT (SelectT g) = ContT (\k -> g k >>= k)

instance Functor m => Functor (SelectT r m) where
  fmap f (SelectT g) = SelectT (\k -> fmap f (g (k . f)))

instance Monad m => Applicative (SelectT r m) where
  pure a = SelectT (const (return a))
  (<*>) = ap

instance Monad m => Monad (SelectT r m) where
  SelectT g >>= f = SelectT (\k -> do
    let h x = runSelectT (f x) k
    y <- g (\x -> h x >>= k)
    h y)

instance MonadFail m => MonadFail (SelectT r m) where
  fail text = SelectT (const (fail text))

instance MonadPlus m => Alternative (SelectT r m) where
  empty = SelectT (const empty)
  SelectT f <|> SelectT g = SelectT (\k -> f k <|> g k)

instance MonadPlus m => MonadPlus (SelectT r m)

instance MonadTrans (SelectT r) where
  lift = SelectT . const

instance MonadIO m => MonadIO (SelectT r m) where
  liftIO = lift . liftIO
