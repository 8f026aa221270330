-- | Failure with a value that texts can be made to: what programs used before "Control.Monad.Trans.Except".
module Control.Monad.Trans.Error
  ( Error (..), ErrorList (..), ErrorT (..), mapErrorT, throwError, catchError
  ) where

import Control.Applicative (Alternative (..))
import Control.Monad (MonadPlus (..))
import Control.Monad.Fix (MonadFix (..))
import Control.Monad.IO.Class (MonadIO (..))
import Control.Monad.Trans.Class (MonadTrans (..))

class Error a where
  noMsg :: a
  noMsg = strMsg ""
  strMsg :: String -> a
  strMsg _ = noMsg

instance Error IOError where
  strMsg = userError

instance ErrorList a => Error [a] where
  strMsg = listMsg

class ErrorList a where
  listMsg :: String -> [a]

instance ErrorList Char where
  listMsg s = s

newtype ErrorT e m a = ErrorT { runErrorT :: m (Either e a) }

mapErrorT :: (m (Either e a) -> n (Either e' b)) -> ErrorT e m a -> ErrorT e' n b
mapErrorT f m = ErrorT (f (runErrorT m))

throwError :: Monad m => e -> ErrorT e m a
throwError e = ErrorT (return (Left e))

catchError :: Monad m => ErrorT e m a -> (e -> ErrorT e m a) -> ErrorT e m a
catchError m h = ErrorT (runErrorT m >>= either (runErrorT . h) (return . Right))

instance Functor m => Functor (ErrorT e m) where
  fmap f (ErrorT m) = ErrorT (fmap (fmap f) m)

instance Monad m => Applicative (ErrorT e m) where
  pure a = ErrorT (return (Right a))
  ErrorT f <*> ErrorT v = ErrorT (f >>= either (return . Left) (\k -> fmap (fmap k) v))

instance (Monad m, Error e) => Monad (ErrorT e m) where
  ErrorT m >>= k = ErrorT (m >>= either (return . Left) (runErrorT . k))

instance (Monad m, Error e) => MonadFail (ErrorT e m) where
  fail s = ErrorT (return (Left (strMsg s)))

instance (Monad m, Error e) => Alternative (ErrorT e m) where
  empty = ErrorT (return (Left noMsg))
  ErrorT m <|> ErrorT n = ErrorT (m >>= either (const n) (return . Right))

instance (Monad m, Error e) => MonadPlus (ErrorT e m)

instance (MonadFix m, Error e) => MonadFix (ErrorT e m) where
  mfix f = ErrorT (mfix (\a -> runErrorT (f (either (const (error "mfix ErrorT: Left")) id a))))

instance MonadTrans (ErrorT e) where
  lift m = ErrorT (fmap Right m)

instance (Error e, MonadIO m) => MonadIO (ErrorT e m) where
  liftIO m = lift (liftIO m)
