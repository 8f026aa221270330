-- | Lists.
module GHC.List (module Data.List) where

import Data.List
