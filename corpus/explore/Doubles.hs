-- Doubles and other fractions.
-- @explore half clampD grade bmi sameSign roundIt ratioCmp halves mean toInt percent
module Doubles where

import Data.Ratio

half :: Double -> Double
half x = x / 2

clampD :: Double -> Double
clampD x
  | x < 0 = 0
  | x > 1 = 1
  | otherwise = x

grade :: Double -> Char
grade p
  | p >= 90 = 'A'
  | p >= 75.5 = 'B'
  | p >= 50 = 'C'
  | otherwise = 'F'

bmi :: Double -> Double -> String
bmi kg m
  | m <= 0 = error "no height"
  | kg < 0 = error "no weight"
  | otherwise = "fine"

sameSign :: Double -> Double -> Bool
sameSign a b = (a < 0) == (b < 0)

roundIt :: Double -> Bool
roundIt x = x == x

ratioCmp :: Rational -> Rational -> Ordering
ratioCmp = compare

halves :: Rational -> Rational
halves r = r / 2

mean :: [Double] -> Double
mean [] = error "no numbers"
mean xs = sum xs / fromIntegral (length xs)

toInt :: Rational -> Integer
toInt = truncate

percent :: Int -> Int -> Rational
percent a b = fromIntegral a % fromIntegral b
