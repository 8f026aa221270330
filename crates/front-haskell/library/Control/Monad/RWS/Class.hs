{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances, UndecidableInstances #-}
-- | Monads with an environment, output and state.
module Control.Monad.RWS.Class
  ( MonadRWS, module Control.Monad.State.Class, module Control.Monad.Reader.Class, module Control.Monad.Writer.Class
  ) where

import Control.Monad.State.Class
import Control.Monad.Reader.Class
import Control.Monad.Writer.Class
import qualified Control.Monad.Trans.RWS.Lazy as LR
import qualified Control.Monad.Trans.RWS.Strict as SR

class (Monoid w, MonadReader r m, MonadWriter w m, MonadState s m) => MonadRWS r w s m | m -> r, m -> w, m -> s

instance (Monoid w, Monad m) => MonadRWS r w s (LR.RWST r w s m)

instance (Monoid w, Monad m) => MonadRWS r w s (SR.RWST r w s m)
