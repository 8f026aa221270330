{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances, UndecidableInstances #-}
-- | Monads with an environment.
module Control.Monad.Reader.Class (MonadReader (..), asks) where

import Control.Monad.Trans.Class (lift)
import Control.Monad.Trans.Cont (ContT (..))
import Control.Monad.Trans.Except (ExceptT (..), runExceptT, mapExceptT)
import Control.Monad.Trans.Identity (IdentityT (..), mapIdentityT)
import Control.Monad.Trans.Maybe (MaybeT (..), mapMaybeT)
import Control.Monad.Trans.Reader (ReaderT (..), mapReaderT)
import qualified Control.Monad.Trans.Reader as R
import qualified Control.Monad.Trans.Except as E
import qualified Control.Monad.Trans.Cont as C
import qualified Control.Monad.Trans.RWS.Lazy as LR
import qualified Control.Monad.Trans.RWS.Strict as SR
import qualified Control.Monad.Trans.State.Lazy as LS
import qualified Control.Monad.Trans.State.Strict as SS
import qualified Control.Monad.Trans.Writer.Lazy as LW
import qualified Control.Monad.Trans.Writer.Strict as SW

class Monad m => MonadReader r m | m -> r where
  ask :: m r
  local :: (r -> r) -> m a -> m a
  reader :: (r -> a) -> m a
  ask = reader id
  reader f = ask >>= \r -> return (f r)

asks :: MonadReader r m => (r -> a) -> m a
asks = reader

instance MonadReader r ((->) r) where
  ask = id
  local f m = m . f
  reader = id

instance Monad m => MonadReader r (ReaderT r m) where
  ask = R.ask
  local = R.local
  reader = R.reader

instance MonadReader r m => MonadReader r (ContT r' m) where
  ask = lift ask
  local f m = ContT (\k -> ask >>= \r -> local f (runContT m (\a -> local (const r) (k a))))
  reader f = lift (reader f)

instance (Monoid w, Monad m) => MonadReader r (LR.RWST r w s m) where
  ask = LR.ask
  local = LR.local
  reader = LR.reader

instance (Monoid w, Monad m) => MonadReader r (SR.RWST r w s m) where
  ask = SR.ask
  local = SR.local
  reader = SR.reader

instance MonadReader r m => MonadReader r (ExceptT e m) where
  ask = lift ask
  local f = mapExceptT (local f)
  reader f = lift (reader f)

instance MonadReader r m => MonadReader r (IdentityT m) where
  ask = lift ask
  local f = mapIdentityT (local f)
  reader f = lift (reader f)

instance MonadReader r m => MonadReader r (MaybeT m) where
  ask = lift ask
  local f = mapMaybeT (local f)
  reader f = lift (reader f)

instance MonadReader r m => MonadReader r (LS.StateT s' m) where
  ask = lift ask
  local f = LS.mapStateT (local f)
  reader f = lift (reader f)

instance MonadReader r m => MonadReader r (SS.StateT s' m) where
  ask = lift ask
  local f = SS.mapStateT (local f)
  reader f = lift (reader f)

instance (Monoid w', MonadReader r m) => MonadReader r (LW.WriterT w' m) where
  ask = lift ask
  local f = LW.mapWriterT (local f)
  reader f = lift (reader f)

instance (Monoid w', MonadReader r m) => MonadReader r (SW.WriterT w' m) where
  ask = lift ask
  local f = SW.mapWriterT (local f)
  reader f = lift (reader f)
