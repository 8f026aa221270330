-- | Natural numbers.
module GHC.Natural (Natural) where

import Numeric.Natural (Natural)
