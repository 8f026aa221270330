-- | State threads.
module Control.Monad.ST (ST, runST, fixST, stToIO, RealWorld) where

import Snell.Ref
import Control.Monad.Fix (MonadFix (..))

instance MonadFix (ST s) where
  mfix = fixST
