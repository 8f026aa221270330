-- | State threads.
module GHC.ST (module Control.Monad.ST) where

import Control.Monad.ST
