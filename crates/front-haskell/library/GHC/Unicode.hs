-- | Characters.
module GHC.Unicode (module Data.Char) where

import Data.Char
