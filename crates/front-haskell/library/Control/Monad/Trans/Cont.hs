-- | Continuations.
module Control.Monad.Trans.Cont
  ( Cont, cont, runCont, evalCont, mapCont, withCont, reset, shift
  , ContT (..), evalContT, mapContT, withContT, callCC, resetT, shiftT
  ) where

import Control.Monad.IO.Class (MonadIO (..))
import Control.Monad.Trans.Class (MonadTrans (..))
import Data.Functor.Identity (Identity (..))

newtype ContT r m a = ContT { runContT :: (a -> m r) -> m r }

type Cont r = ContT r Identity

cont :: ((a -> r) -> r) -> Cont r a
cont f = ContT (\c -> Identity (f (\a -> runIdentity (c a))))

runCont :: Cont r a -> (a -> r) -> r
runCont m k = runIdentity (runContT m (\a -> Identity (k a)))

evalCont :: Cont r r -> r
evalCont m = runIdentity (evalContT m)

mapCont :: (r -> r) -> Cont r a -> Cont r a
mapCont f = mapContT (\m -> Identity (f (runIdentity m)))

withCont :: ((b -> r) -> (a -> r)) -> Cont r a -> Cont r b
withCont f = withContT (\k a -> Identity (f (\b -> runIdentity (k b)) a))

reset :: Cont r r -> Cont r' r
reset = resetT

shift :: ((a -> r) -> Cont r r) -> Cont r a
shift f = shiftT (\k -> f (\a -> runIdentity (k a)))

evalContT :: Monad m => ContT r m r -> m r
evalContT m = runContT m return

mapContT :: (m r -> m r) -> ContT r m a -> ContT r m a
mapContT f m = ContT (\k -> f (runContT m k))

withContT :: ((b -> m r) -> (a -> m r)) -> ContT r m a -> ContT r m b
withContT f m = ContT (\k -> runContT m (f k))

callCC :: ((a -> ContT r m b) -> ContT r m a) -> ContT r m a
callCC f = ContT (\c -> runContT (f (\x -> ContT (\_ -> c x))) c)

resetT :: Monad m => ContT r m r -> ContT r' m r
resetT m = lift (evalContT m)

shiftT :: Monad m => ((a -> m r) -> ContT r m r) -> ContT r m a
shiftT f = ContT (\k -> evalContT (f k))

instance Functor (ContT r m) where
  fmap f m = ContT (\c -> runContT m (\a -> c (f a)))

instance Applicative (ContT r m) where
  pure x = ContT (\c -> c x)
  f <*> v = ContT (\c -> runContT f (\g -> runContT v (\a -> c (g a))))

instance Monad (ContT r m) where
  m >>= k = ContT (\c -> runContT m (\x -> runContT (k x) c))

instance MonadFail m => MonadFail (ContT r m) where
  fail text = ContT (\_ -> fail text)

instance MonadTrans (ContT r) where
  lift m = ContT (\c -> m >>= c)

instance MonadIO m => MonadIO (ContT r m) where
  liftIO m = lift (liftIO m)
