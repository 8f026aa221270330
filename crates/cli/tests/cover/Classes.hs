module Classes where

class Shape a where
  area :: a -> Int
  describe :: a -> String
  describe x = if area x > 10 then "big" else "small"

data Square = Square Int
data Box = Box Int Int

instance Shape Square where
  area (Square n)
    | n < 0 = 0
    | otherwise = n * n

instance Shape Box where
  area (Box a b) = a * b
  describe _ = "box"

both :: Square -> Box -> (String, String)
both s b = (describe s, describe b)
