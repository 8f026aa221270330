-- | Ratios and divisions.
module GHC.Real (Real (..), Integral (..), Fractional (..), RealFrac (..), Ratio, Rational, (%), numerator, denominator, fromIntegral, realToFrac, even, odd, (^), (^^), gcd, lcm, divZeroError) where

import Control.Exception (ArithException (..), throw)
import Data.Ratio

divZeroError :: a
divZeroError = throw DivideByZero
