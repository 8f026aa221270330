{-# LANGUAGE GeneralizedNewtypeDeriving #-}
-- An instance that is taken over needs what the instances of its superclasses need, which were written by hand.
class Scale e where
  scale :: Fixed e -> Rational

data Tenths
data Halves

instance Scale Tenths where
  scale _ = 1 / 10

instance Scale Halves where
  scale _ = 1 / 2

newtype Fixed e = F Rational deriving (Eq, Ord, Enum, Real, RealFrac)

rounded :: Scale e => Rational -> Fixed e
rounded r = x
  where
    x = F (fromInteger (round (r / scale x)) * scale x)

instance Scale e => Num (Fixed e) where
  F a + F b = F (a + b)
  F a * F b = rounded (a * b)
  negate (F a) = F (negate a)
  abs (F a) = F (abs a)
  signum (F a) = F (signum a)
  fromInteger = F . fromInteger

instance Scale e => Fractional (Fixed e) where
  F a / F b = rounded (a / b)
  fromRational = rounded

instance Show (Fixed e) where
  show (F r) = show (fromRational r :: Double)

main :: IO ()
main = do
  print (1 / 3 :: Fixed Tenths, 1 / 3 :: Fixed Halves)
  print (truncate (7.6 :: Fixed Tenths) :: Int, round (7.6 :: Fixed Tenths) :: Int)
  print (realToFrac (2.55 :: Fixed Tenths) :: Double)
  print (properFraction (-3.5 :: Fixed Halves) :: (Int, Fixed Halves))
