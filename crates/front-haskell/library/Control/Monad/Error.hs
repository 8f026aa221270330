{-# LANGUAGE MultiParamTypeClasses, FlexibleInstances, UndecidableInstances #-}
-- | Failure with a value that texts can be made to: what programs used before "Control.Monad.Except".
module Control.Monad.Error
  ( MonadError (..), Error (..), ErrorList (..), ErrorT (ErrorT), runErrorT, mapErrorT
  , module Control.Monad, module Control.Monad.Fix, module Control.Monad.Trans
  ) where

import Control.Monad
import Control.Monad.Error.Class
import Control.Monad.Fix
import Control.Monad.Reader.Class (MonadReader (..))
import Control.Monad.State.Class (MonadState (..))
import Control.Monad.Trans
import Control.Monad.Trans.Error (Error (..), ErrorList (..), ErrorT (..), mapErrorT)
import qualified Control.Monad.Trans.Error as T
import Control.Monad.Writer.Class (MonadWriter (..))

instance (Monad m, Error e) => MonadError e (ErrorT e m) where
  throwError = T.throwError
  catchError = T.catchError

instance (Error e, MonadState s m) => MonadState s (ErrorT e m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance (Error e, MonadReader r m) => MonadReader r (ErrorT e m) where
  ask = lift ask
  local f = mapErrorT (local f)
  reader f = lift (reader f)

instance (Error e, MonadWriter w m) => MonadWriter w (ErrorT e m) where
  writer aw = lift (writer aw)
  tell w = lift (tell w)
  listen = mapErrorT (\m -> fmap (\(a, w) -> fmap (\r -> (r, w)) a) (listen m))
  pass = mapErrorT (\m -> pass (fmap (either (\l -> (Left l, id)) (\(r, f) -> (Right r, f))) m))
