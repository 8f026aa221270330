-- | Indices.
module GHC.Ix (module Data.Ix) where

import Data.Ix
