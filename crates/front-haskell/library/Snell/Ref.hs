{-# LANGUAGE MagicHash, RankNTypes, BangPatterns #-}
-- | State threads and references. A reference holds boxes, so that reading evaluates nothing.
module Snell.Ref where

import Snell.Prim
import Snell.Base

newtype IORef a = IORef# (Cell# (Box# a))

instance Eq (IORef a) where
  IORef# a == IORef# b = cellSame# a b

newIORef :: a -> IO (IORef a)
newIORef x = IO# (\_ -> case cellNew# (Box# x) of !c -> Box# (IORef# c))

readIORef :: IORef a -> IO a
readIORef (IORef# c) = IO# (\_ -> cellRead# c)

writeIORef :: IORef a -> a -> IO ()
writeIORef (IORef# c) x = IO# (\_ -> case cellWrite# c (Box# x) of () -> Box# ())

modifyIORef :: IORef a -> (a -> a) -> IO ()
modifyIORef (IORef# c) f =
  IO# (\_ -> case cellRead# c of Box# x -> case cellWrite# c (Box# (f x)) of () -> Box# ())

modifyIORef' :: IORef a -> (a -> a) -> IO ()
modifyIORef' (IORef# c) f =
  IO# (\_ -> case cellRead# c of
    Box# x -> let y = f x in y `seq` (case cellWrite# c (Box# y) of () -> Box# ()))

atomicModifyIORef :: IORef a -> (a -> (a, b)) -> IO b
atomicModifyIORef (IORef# c) f =
  IO# (\_ -> case cellRead# c of
    Box# x -> let r = f x in case cellWrite# c (Box# (fst r)) of () -> Box# (snd r))

atomicModifyIORef' :: IORef a -> (a -> (a, b)) -> IO b
atomicModifyIORef' (IORef# c) f =
  IO# (\_ -> case cellRead# c of
    Box# x -> case f x of
      (a, b) -> a `seq` b `seq` (case cellWrite# c (Box# a) of () -> Box# b))

-- | Computations with a state of their own, represented as actions are.
newtype ST s a = ST# (RealWorld# -> Box# a)

unST# :: ST s a -> RealWorld# -> Box# a
unST# (ST# m) = m

instance Functor (ST s) where
  fmap f (ST# m) = ST# (\w -> case m w of Box# a -> Box# (f a))

instance Applicative (ST s) where
  pure x = ST# (\_ -> Box# x)
  ST# m <*> ST# n = ST# (\w -> case m w of Box# f -> case n w of Box# a -> Box# (f a))
  liftA2 f (ST# m) (ST# n) = ST# (\w -> case m w of Box# a -> case n w of Box# b -> Box# (f a b))
  ST# m *> ST# n = ST# (\w -> case m w of Box# _ -> n w)
  ST# m <* ST# n = ST# (\w -> case m w of Box# a -> case n w of Box# _ -> Box# a)

instance Monad (ST s) where
  ST# m >>= k = ST# (\w -> case m w of Box# a -> unST# (k a) w)
  ST# m >> ST# n = ST# (\w -> case m w of Box# _ -> n w)

instance MonadFail (ST s) where
  fail text = errorWithoutStackTrace text

instance Semigroup a => Semigroup (ST s a) where
  x <> y = liftA2 (<>) x y

instance Monoid a => Monoid (ST s a) where
  mempty = pure mempty

runST :: (forall s. ST s a) -> a
runST m = case unST# m RealWorld# of Box# a -> a

stToIO :: ST RealWorld a -> IO a
stToIO (ST# m) = IO# m

unsafeIOToST :: IO a -> ST s a
unsafeIOToST (IO# m) = ST# m

unsafeSTToIO :: ST s a -> IO a
unsafeSTToIO (ST# m) = IO# m

unsafeInterleaveST :: ST s a -> ST s a
unsafeInterleaveST (ST# m) = ST# (\w -> Box# (case m w of Box# a -> a))

fixST :: (a -> ST s a) -> ST s a
fixST f = ST# (\w -> let r = unST# (f (case r of Box# a -> a)) w in r)

-- | The state of the actions of `IO`.
data RealWorld

newtype STRef s a = STRef# (Cell# (Box# a))

instance Eq (STRef s a) where
  STRef# a == STRef# b = cellSame# a b

newSTRef :: a -> ST s (STRef s a)
newSTRef x = ST# (\_ -> case cellNew# (Box# x) of !c -> Box# (STRef# c))

readSTRef :: STRef s a -> ST s a
readSTRef (STRef# c) = ST# (\_ -> cellRead# c)

writeSTRef :: STRef s a -> a -> ST s ()
writeSTRef (STRef# c) x = ST# (\_ -> case cellWrite# c (Box# x) of () -> Box# ())

modifySTRef :: STRef s a -> (a -> a) -> ST s ()
modifySTRef (STRef# c) f =
  ST# (\_ -> case cellRead# c of Box# x -> case cellWrite# c (Box# (f x)) of () -> Box# ())

modifySTRef' :: STRef s a -> (a -> a) -> ST s ()
modifySTRef' (STRef# c) f =
  ST# (\_ -> case cellRead# c of
    Box# x -> let y = f x in y `seq` (case cellWrite# c (Box# y) of () -> Box# ()))
