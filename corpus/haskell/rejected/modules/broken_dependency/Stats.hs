module Stats (mean) where

mean :: [Double] -> Double
mean xs = sum xs / length xs
