-- | Lists.
module GHC.OldList (module Data.List) where

import Data.List
