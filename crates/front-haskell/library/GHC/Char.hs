-- | Characters by number.
module GHC.Char (chr) where

import Data.Char (chr)
