-- | Fractions.
module Data.Ratio (Ratio, Rational, (%), numerator, denominator, approxRational) where

import Snell.Base

-- | The simplest fraction within so much of a number.
approxRational :: RealFrac a => a -> a -> Rational
approxRational x eps = simplest (toRational x - toRational eps) (toRational x + toRational eps)
  where
    simplest a b
      | b < a = simplest b a
      | a == b = a
      | a > 0 = simplest' (numerator a) (denominator a) (numerator b) (denominator b)
      | b < 0 = negate (simplest' (negate (numerator b)) (denominator b) (negate (numerator a)) (denominator a))
      | otherwise = 0 :% 1
    simplest' n d n' d'
      | r == 0 = q :% 1
      | q /= q' = (q + 1) :% 1
      | otherwise = (q * n'' + d'') :% n''
      where
        (q, r) = quotRem n d
        (q', r') = quotRem n' d'
        nd'' = simplest' d' r' d r
        n'' = numerator nd''
        d'' = denominator nd''
