-- | The Haskell 98 name of `Data.Ix`.
module Ix (module Data.Ix) where

import Data.Ix
