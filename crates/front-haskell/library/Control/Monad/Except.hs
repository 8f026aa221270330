-- | Failure with a value.
module Control.Monad.Except
  ( MonadError (..), liftEither
  , ExceptT (ExceptT), Except, runExceptT, mapExceptT, withExceptT, runExcept, mapExcept, withExcept
  , module Control.Monad, module Control.Monad.Fix
  ) where

import Control.Monad
import Control.Monad.Fix
import Control.Monad.Error.Class
import Control.Monad.Trans.Except
  (ExceptT (..), Except, runExceptT, mapExceptT, withExceptT, runExcept, mapExcept, withExcept)
