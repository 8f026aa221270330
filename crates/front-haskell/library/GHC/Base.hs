-- | The beginnings of `base`.
module GHC.Base (module Prelude, ord, liftA, liftA2, liftA3, liftM, liftM2, ap, when, join, Alternative (..), MonadPlus (..), assert, NonEmpty (..)) where

import Control.Applicative
import Control.Exception (assert)
import Control.Monad
import Data.Char (ord)
import Data.List.NonEmpty (NonEmpty (..))
