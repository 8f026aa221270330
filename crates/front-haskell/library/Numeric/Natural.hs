-- | Whole numbers from zero.
module Numeric.Natural (Natural, minusNaturalMaybe) where

import Snell.Natural
