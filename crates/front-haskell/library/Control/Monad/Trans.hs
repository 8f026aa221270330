-- | Monads on top of others.
module Control.Monad.Trans (MonadTrans (..), MonadIO (..)) where

import Control.Monad.Trans.Class
import Control.Monad.IO.Class
