{-# LANGUAGE MagicHash, TypeFamilies #-}
-- | Monads in which state can be changed.
module Control.Monad.Primitive (PrimMonad (..), RealWorld, stToPrim, ioToPrim) where

import Snell.Base
import Snell.Prim
import Snell.Ref
import Control.Monad.Trans.Class (lift)
import Control.Monad.Trans.Except (ExceptT)
import Control.Monad.Trans.Maybe (MaybeT)
import Control.Monad.Trans.Reader (ReaderT)
import qualified Control.Monad.Trans.State.Lazy as L
import qualified Control.Monad.Trans.State.Strict as S
import qualified Control.Monad.Trans.Writer.Lazy as W

class Monad m => PrimMonad m where
  type PrimState m
  -- | An action on the state.
  prim# :: (RealWorld# -> Box# a) -> m a

instance PrimMonad IO where
  type PrimState IO = RealWorld
  prim# f = IO# f

instance PrimMonad (ST s) where
  type PrimState (ST s) = s
  prim# f = ST# f

instance PrimMonad m => PrimMonad (L.StateT s m) where
  type PrimState (L.StateT s m) = PrimState m
  prim# f = lift (prim# f)

instance PrimMonad m => PrimMonad (S.StateT s m) where
  type PrimState (S.StateT s m) = PrimState m
  prim# f = lift (prim# f)

instance PrimMonad m => PrimMonad (ReaderT r m) where
  type PrimState (ReaderT r m) = PrimState m
  prim# f = lift (prim# f)

instance (Monoid w, PrimMonad m) => PrimMonad (W.WriterT w m) where
  type PrimState (W.WriterT w m) = PrimState m
  prim# f = lift (prim# f)

instance PrimMonad m => PrimMonad (ExceptT e m) where
  type PrimState (ExceptT e m) = PrimState m
  prim# f = lift (prim# f)

instance PrimMonad m => PrimMonad (MaybeT m) where
  type PrimState (MaybeT m) = PrimState m
  prim# f = lift (prim# f)

stToPrim :: PrimMonad m => ST (PrimState m) a -> m a
stToPrim (ST# f) = prim# f

ioToPrim :: PrimMonad m => IO a -> m a
ioToPrim (IO# f) = prim# f
