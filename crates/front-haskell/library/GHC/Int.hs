-- | Integers of fixed size.
module GHC.Int (module Data.Int) where

import Data.Int
