{-# LANGUAGE MagicHash, RankNTypes #-}
-- | Properties of actions.
module Test.QuickCheck.Monadic
  ( PropertyM (..), run, assert, assertWith, pre, wp, pick, forAllM, monitor, stop, monadic, monadic', monadicIO, monadicST
  , runSTGen
  ) where

import Control.Monad (ap)
import Control.Monad.IO.Class (MonadIO (..))
import Control.Monad.ST (ST, runST)
import Control.Monad.Trans.Class (MonadTrans (..))
import Test.QuickCheck

newtype PropertyM m a = MkPropertyM { unPropertyM :: (a -> Gen (m Property)) -> Gen (m Property) }

instance Functor (PropertyM m) where
  fmap f (MkPropertyM m) = MkPropertyM (\k -> m (k . f))

instance Applicative (PropertyM m) where
  pure x = MkPropertyM (\k -> k x)
  (<*>) = ap

instance Monad (PropertyM m) where
  MkPropertyM m >>= f = MkPropertyM (\k -> m (\x -> unPropertyM (f x) k))

instance Monad m => MonadFail (PropertyM m) where
  fail text = stop (counterexample text False)

instance MonadTrans PropertyM where
  lift = run

instance MonadIO m => MonadIO (PropertyM m) where
  liftIO = run . liftIO

stop :: (Testable prop, Monad m) => prop -> PropertyM m a
stop p = MkPropertyM (\_ -> return (return (property p)))

assert :: Monad m => Bool -> PropertyM m ()
assert ok = if ok then return () else fail "Assertion failed"

assertWith :: Monad m => Bool -> String -> PropertyM m ()
assertWith ok text = if ok then monitor (counterexample ("Passed: " ++ text)) else fail ("Failed: " ++ text)

pre :: Monad m => Bool -> PropertyM m ()
pre ok = if ok then return () else stop (False ==> True)

run :: Monad m => m a -> PropertyM m a
run act = MkPropertyM (\k -> fmap (act >>=) (promote# k))

pick :: (Monad m, Show a) => Gen a -> PropertyM m a
pick gen = MkPropertyM (\k -> do
  x <- gen
  act <- k x
  return (fmap (\p -> forAll (return x) (const p)) act))

wp :: Monad m => m a -> (a -> PropertyM m b) -> PropertyM m b
wp act k = run act >>= k

forAllM :: (Monad m, Show a) => Gen a -> (a -> PropertyM m b) -> PropertyM m b
forAllM gen k = pick gen >>= k

monitor :: Monad m => (Property -> Property) -> PropertyM m ()
monitor f = MkPropertyM (\k -> fmap (fmap f) (k ()))

monadic :: (Testable a, Monad m) => (m Property -> Property) -> PropertyM m a -> Property
monadic runner m = property (fmap runner (monadic' m))

monadic' :: (Testable a, Monad m) => PropertyM m a -> Gen (m Property)
monadic' (MkPropertyM m) = m (\p -> return (return (property p)))

monadicIO :: Testable a => PropertyM IO a -> Property
monadicIO = monadic ioProperty

monadicST :: Testable a => (forall s. PropertyM (ST s) a) -> Property
monadicST m = property (runSTGen (monadic' m))

runSTGen :: (forall s. Gen (ST s a)) -> Gen a
runSTGen g = stateful# (\r n -> runST (unGen# g r n))
