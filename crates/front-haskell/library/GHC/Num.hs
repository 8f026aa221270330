-- | Numbers.
module GHC.Num (Num (..), Integer, Natural, subtract) where

import Numeric.Natural (Natural)
