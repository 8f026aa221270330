{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances, UndecidableInstances #-}
-- | Monads with state.
module Control.Monad.State.Class (MonadState (..), modify, modify', gets) where

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

class Monad m => MonadState s m | m -> s where
  get :: m s
  put :: s -> m ()
  state :: (s -> (a, s)) -> m a
  get = state (\s -> (s, s))
  put s = state (\_ -> ((), s))
  state f = get >>= \s -> let (a, s') = f s in put s' >> return a

modify :: MonadState s m => (s -> s) -> m ()
modify f = state (\s -> ((), f s))

modify' :: MonadState s m => (s -> s) -> m ()
modify' f = get >>= \s -> put $! f s

gets :: MonadState s m => (s -> a) -> m a
gets f = get >>= \s -> return (f s)

instance Monad m => MonadState s (LS.StateT s m) where
  get = LS.get
  put = LS.put
  state = LS.state

instance Monad m => MonadState s (SS.StateT s m) where
  get = SS.get
  put = SS.put
  state = SS.state

instance (Monoid w, Monad m) => MonadState s (LR.RWST r w s m) where
  get = LR.get
  put = LR.put
  state = LR.state

instance (Monoid w, Monad m) => MonadState s (SR.RWST r w s m) where
  get = SR.get
  put = SR.put
  state = SR.state

instance MonadState s m => MonadState s (ContT r' m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance MonadState s m => MonadState s (ExceptT e m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance MonadState s m => MonadState s (IdentityT m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance MonadState s m => MonadState s (MaybeT m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance MonadState s m => MonadState s (ReaderT r' m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance (Monoid w', MonadState s m) => MonadState s (LW.WriterT w' m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance (Monoid w', MonadState s m) => MonadState s (SW.WriterT w' m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)
