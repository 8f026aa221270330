-- Superclasses, default methods that call each other, and overriding some of them.
module Main where

class Shape a where
  area :: a -> Double
  area s = perimeter s * 0
  perimeter :: a -> Double
  name :: a -> String
  name _ = "shape"
  describe :: a -> String
  describe s = name s ++ " " ++ show (area s) ++ extra
    where extra = " " ++ show (perimeter s)
  {-# MINIMAL perimeter #-}

class (Shape a, Ord a) => Solid a where
  volume :: a -> Double -> Double
  volume s h = area s * h
  bigger :: a -> a -> String
  bigger x y | x > y = describe x
             | otherwise = describe y

data Sq = Sq Double deriving (Eq, Ord)
data Line = Line Double

instance Shape Sq where
  area (Sq a) = a * a
  perimeter (Sq a) = 4 * a
  name = const "square"

instance Shape Line where
  perimeter (Line l) = l * two where two = 2

instance Solid Sq

class MyEq a where
  (===), (/==) :: a -> a -> Bool
  a === b = not (a /== b)
  a /== b = not (a === b)
  infix 4 ===, /==

instance MyEq Int where a === b = a == b
instance MyEq Bool where
  (/==) = (/=)
instance MyEq a => MyEq [a] where
  [] === [] = True
  (x : xs) === (y : ys) = x === y && xs === ys
  _ === _ = False

main :: IO ()
main = do
  putStrLn (describe (Sq 2))
  putStrLn (describe (Line 3))
  print (volume (Sq 2) 5)
  putStrLn (bigger (Sq 1) (Sq 3))
  print ([1, 2 :: Int] === [1, 2], [True] /== [False], (1 :: Int) /== 1)
