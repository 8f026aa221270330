-- | Failure with a value.
module Control.Monad.Trans.Except
  ( Except, except, runExcept, mapExcept, withExcept, ExceptT (..), runExceptT, mapExceptT, withExceptT
  , throwE, catchE
  ) where

import Control.Applicative (Alternative (..))
import Control.Monad (MonadPlus (..), liftM)
import Control.Monad.Fix (MonadFix (..))
import Control.Monad.IO.Class (MonadIO (..))
import Control.Monad.Trans.Class (MonadTrans (..))
import Data.Functor.Identity (Identity (..))

newtype ExceptT e m a = ExceptT (m (Either e a))

type Except e = ExceptT e Identity

runExceptT :: ExceptT e m a -> m (Either e a)
runExceptT (ExceptT m) = m

except :: Monad m => Either e a -> ExceptT e m a
except m = ExceptT (return m)

runExcept :: Except e a -> Either e a
runExcept (ExceptT m) = runIdentity m

mapExcept :: (Either e a -> Either e' b) -> Except e a -> Except e' b
mapExcept f = mapExceptT (\m -> Identity (f (runIdentity m)))

withExcept :: (e -> e') -> Except e a -> Except e' a
withExcept = withExceptT

mapExceptT :: (m (Either e a) -> n (Either e' b)) -> ExceptT e m a -> ExceptT e' n b
mapExceptT f m = ExceptT (f (runExceptT m))

withExceptT :: Functor m => (e -> e') -> ExceptT e m a -> ExceptT e' m a
withExceptT f = mapExceptT (fmap (either (Left . f) Right))

throwE :: Monad m => e -> ExceptT e m a
throwE e = ExceptT (return (Left e))

catchE :: Monad m => ExceptT e m a -> (e -> ExceptT e' m a) -> ExceptT e' m a
catchE m h = ExceptT (runExceptT m >>= \a -> case a of
  Left l -> runExceptT (h l)
  Right r -> return (Right r))

instance Functor m => Functor (ExceptT e m) where
  fmap f (ExceptT m) = ExceptT (fmap (fmap f) m)

instance Foldable f => Foldable (ExceptT e f) where
  foldMap f (ExceptT a) = foldMap (either (const mempty) f) a

instance Traversable f => Traversable (ExceptT e f) where
  traverse f (ExceptT a) = fmap ExceptT (traverse (either (pure . Left) (fmap Right . f)) a)

instance Monad m => Applicative (ExceptT e m) where
  pure a = ExceptT (return (Right a))
  ExceptT f <*> ExceptT v = ExceptT (f >>= \mf -> case mf of
    Left e -> return (Left e)
    Right k -> v >>= \mv -> case mv of
      Left e -> return (Left e)
      Right x -> return (Right (k x)))
  m *> k = m >>= \_ -> k

instance Monad m => Monad (ExceptT e m) where
  m >>= k = ExceptT (runExceptT m >>= \a -> case a of
    Left e -> return (Left e)
    Right x -> runExceptT (k x))

instance MonadFail m => MonadFail (ExceptT e m) where
  fail text = ExceptT (fail text)

instance (Monad m, Monoid e) => Alternative (ExceptT e m) where
  empty = ExceptT (return (Left mempty))
  ExceptT mx <|> ExceptT my = ExceptT (mx >>= \ex -> case ex of
    Left e -> fmap (either (Left . mappend e) Right) my
    Right x -> return (Right x))

instance (Monad m, Monoid e) => MonadPlus (ExceptT e m)

instance MonadFix m => MonadFix (ExceptT e m) where
  mfix f = ExceptT (mfix (\r -> runExceptT (f (either (const bomb) id r))))
    where
      bomb = error "mfix (ExceptT): inner computation returned Left value"

instance MonadTrans (ExceptT e) where
  lift m = ExceptT (liftM Right m)

instance MonadIO m => MonadIO (ExceptT e m) where
  liftIO m = lift (liftIO m)
