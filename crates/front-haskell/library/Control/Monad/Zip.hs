-- | Monads that can be zipped.
module Control.Monad.Zip (MonadZip (..)) where

import Control.Monad (liftM, liftM2)
import Data.Functor.Identity (Identity (..))

class Monad m => MonadZip m where
  mzip :: m a -> m b -> m (a, b)
  mzipWith :: (a -> b -> c) -> m a -> m b -> m c
  munzip :: m (a, b) -> (m a, m b)
  mzip = mzipWith (,)
  mzipWith f ma mb = liftM (uncurry f) (mzip ma mb)
  munzip mab = (liftM fst mab, liftM snd mab)

instance MonadZip [] where
  mzip = zip
  mzipWith = zipWith
  munzip = unzip

instance MonadZip Maybe where
  mzipWith = liftM2

instance MonadZip Identity where
  mzipWith = liftM2
