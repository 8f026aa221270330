module Guards where

-- A guard that falls through to the next equation.
classify :: Int -> String
classify n
  | n < 0 = "negative"
  | n > 100, even n = "large and even"
classify 0 = "zero"
classify _ = "other"
