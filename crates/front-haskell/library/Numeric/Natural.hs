-- | Whole numbers from zero.
module Numeric.Natural (Natural) where

import Snell.Natural
