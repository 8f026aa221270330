{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances, UndecidableInstances #-}
-- | Monads with output.
module Control.Monad.Writer.Class (MonadWriter (..), listens, censor) where

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

class (Monoid w, Monad m) => MonadWriter w m | m -> w where
  writer :: (a, w) -> m a
  tell :: w -> m ()
  listen :: m a -> m (a, w)
  pass :: m (a, w -> w) -> m a
  writer (a, w) = tell w >> return a
  tell w = writer ((), w)

listens :: MonadWriter w m => (w -> b) -> m a -> m (a, b)
listens f m = listen m >>= \ ~(a, w) -> return (a, f w)

censor :: MonadWriter w m => (w -> w) -> m a -> m a
censor f m = pass (m >>= \a -> return (a, f))

instance Monoid w => MonadWriter w ((,) w) where
  writer ~(a, w) = (w, a)
  tell w = (w, ())
  listen ~(w, a) = (w, (a, w))
  pass ~(w, (a, f)) = (f w, a)

instance (Monoid w, Monad m) => MonadWriter w (LW.WriterT w m) where
  writer = LW.writer
  tell = LW.tell
  listen = LW.listen
  pass = LW.pass

instance (Monoid w, Monad m) => MonadWriter w (SW.WriterT w m) where
  writer = SW.writer
  tell = SW.tell
  listen = SW.listen
  pass = SW.pass

instance (Monoid w, Monad m) => MonadWriter w (LR.RWST r w s m) where
  writer = LR.writer
  tell = LR.tell
  listen = LR.listen
  pass = LR.pass

instance (Monoid w, Monad m) => MonadWriter w (SR.RWST r w s m) where
  writer = SR.writer
  tell = SR.tell
  listen = SR.listen
  pass = SR.pass

instance MonadWriter w m => MonadWriter w (ExceptT e m) where
  writer r = lift (writer r)
  tell w = lift (tell w)
  listen = mapExceptT (\m -> listen m >>= \(ea, w) -> return (fmap (\a -> (a, w)) ea))
  pass = mapExceptT (\m -> pass (m >>= \ea -> return (case ea of
    Left e -> (Left e, id)
    Right (a, f) -> (Right a, f))))

instance MonadWriter w m => MonadWriter w (MaybeT m) where
  writer r = lift (writer r)
  tell w = lift (tell w)
  listen = mapMaybeT (\m -> listen m >>= \(ma, w) -> return (fmap (\a -> (a, w)) ma))
  pass = mapMaybeT (\m -> pass (m >>= \ma -> return (case ma of
    Nothing -> (Nothing, id)
    Just (a, f) -> (Just a, f))))

instance MonadWriter w m => MonadWriter w (IdentityT m) where
  writer r = lift (writer r)
  tell w = lift (tell w)
  listen = mapIdentityT listen
  pass = mapIdentityT pass

instance MonadWriter w m => MonadWriter w (ReaderT r m) where
  writer r = lift (writer r)
  tell w = lift (tell w)
  listen = mapReaderT listen
  pass = mapReaderT pass

instance MonadWriter w m => MonadWriter w (LS.StateT s m) where
  writer r = lift (writer r)
  tell w = lift (tell w)
  listen m = LS.StateT (\s -> listen (LS.runStateT m s) >>= \ ~((a, s'), w) -> return ((a, w), s'))
  pass m = LS.StateT (\s -> pass (LS.runStateT m s >>= \ ~((a, f), s') -> return ((a, s'), f)))

instance MonadWriter w m => MonadWriter w (SS.StateT s m) where
  writer r = lift (writer r)
  tell w = lift (tell w)
  listen m = SS.StateT (\s -> listen (SS.runStateT m s) >>= \ ~((a, s'), w) -> return ((a, w), s'))
  pass m = SS.StateT (\s -> pass (SS.runStateT m s >>= \ ~((a, f), s') -> return ((a, s'), f)))
