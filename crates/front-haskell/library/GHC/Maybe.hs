-- | Maybe.
module GHC.Maybe (module Data.Maybe) where

import Data.Maybe
