-- | Conversions of floating-point numbers.
module GHC.Float (Float, Double, Floating (..), RealFloat (..), int2Double, double2Int, int2Float, float2Int, float2Double, double2Float, showFloat, showSignedFloat, floatToDigits, log1p, expm1) where

import Numeric (Floating (..), floatToDigits, showFloat)

int2Double :: Int -> Double
int2Double = fromIntegral

double2Int :: Double -> Int
double2Int = truncate

int2Float :: Int -> Float
int2Float = fromIntegral

float2Int :: Float -> Int
float2Int = truncate

float2Double :: Float -> Double
float2Double = realToFrac

double2Float :: Double -> Float
double2Float = realToFrac

showSignedFloat :: RealFloat a => (a -> ShowS) -> Int -> a -> ShowS
showSignedFloat f d x
  | x < 0 || isNegativeZero x = showParen (d > 6) (showChar '-' . f (negate x))
  | otherwise = f x
