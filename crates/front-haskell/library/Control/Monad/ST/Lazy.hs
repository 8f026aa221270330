{-# LANGUAGE MagicHash, RankNTypes #-}
-- | State threads that run on demand: each action waits for those before it when its result, or that of a later one, is
-- looked at.
module Control.Monad.ST.Lazy (ST, runST, fixST, strictToLazyST, lazyToStrictST, RealWorld) where

import Control.Monad.Fix (MonadFix (..))
import qualified Control.Monad.ST as S
import Control.Monad.ST (RealWorld)
import Control.Monad.ST.Unsafe (unsafeInterleaveST)

-- | Given that all before was done, a result, and that this was done.
newtype ST s a = ST (() -> S.ST s (a, ()))

unST :: ST s a -> () -> S.ST s (a, ())
unST (ST m) = m

instance Functor (ST s) where
  fmap f (ST m) = ST (\before -> fmap (\r -> (f (fst r), snd r)) (unsafeInterleaveST (m before)))

instance Applicative (ST s) where
  pure x = ST (\before -> return (x, before))
  f <*> m = f >>= \g -> fmap g m

instance Monad (ST s) where
  ST m >>= k = ST (\before -> do
    r <- unsafeInterleaveST (m before)
    unsafeInterleaveST (unST (k (fst r)) (snd r)))

instance MonadFail (ST s) where
  fail text = errorWithoutStackTrace text

instance MonadFix (ST s) where
  mfix = fixST

fixST :: (a -> ST s a) -> ST s a
fixST f = ST (\before -> S.fixST (\r -> unST (f (fst r)) before))

strictToLazyST :: S.ST s a -> ST s a
strictToLazyST m = ST (\before -> before `seq` (m >>= \x -> return (x, ())))

lazyToStrictST :: ST s a -> S.ST s a
lazyToStrictST (ST m) = m () >>= \r -> snd r `seq` return (fst r)

runST :: (forall s. ST s a) -> a
runST m = S.runST (fmap fst (unST m ()))
