-- | Reading.
module GHC.Read (module Text.Read) where

import Text.Read
