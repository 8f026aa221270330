module Doubles where

half :: Double -> Double
half x = if x > 1 then x / 2 else 0 / 0

data Opaque = Opaque Int

wrap :: Int -> Opaque
wrap n = if n > 3 then Opaque n else Opaque 0
