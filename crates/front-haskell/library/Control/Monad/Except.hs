-- | Failure with a value.
module Control.Monad.Except
  ( MonadError (..), liftEither
  , ExceptT (ExceptT), Except, runExceptT, mapExceptT, withExceptT, runExcept, mapExcept, withExcept
  , module Control.Monad, module Control.Monad.Fix, module Control.Monad.Trans
  ) where

import Control.Monad
import Control.Monad.Fix
import Control.Monad.Trans
import Control.Monad.Error.Class
import Control.Monad.Trans.Except
  (ExceptT (..), Except, runExceptT, mapExceptT, withExceptT, runExcept, mapExcept, withExcept)
