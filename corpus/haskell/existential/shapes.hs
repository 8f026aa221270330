-- Existential types with class contexts, lists of different types, packed methods.
{-# LANGUAGE ExistentialQuantification #-}
module Main where

import Data.List (sortBy)
import Data.Ord (comparing)

class Shape a where
  area :: a -> Double
  name :: a -> String
  scale :: Double -> a -> a

data Circle = Circle Double
data Rect = Rect { w, h :: Double }

instance Shape Circle where
  area (Circle r) = 3 * r * r
  name _ = "circle"
  scale k (Circle r) = Circle (k * r)
instance Shape Rect where
  area r = w r * h r
  name (Rect a b) | a == b = "square"
                  | otherwise = "rect"
  scale k (Rect a b) = Rect (k * a) (k * b)

data AnyShape = forall s. Shape s => AnyShape s
instance Shape AnyShape where
  area (AnyShape s) = area s
  name (AnyShape s) = "any " ++ name s
  scale k (AnyShape s) = AnyShape (scale k s)

data Counter = forall s. MkCounter { _state :: s, _step :: s -> s, _view :: s -> Int }

run :: Int -> Counter -> Int
run n (MkCounter s st v) = v (iterate st s !! n)

data Obj = forall a. (Show a, Ord a) => Obj [a]
biggest :: Obj -> String
biggest (Obj xs) = show (maximum xs)

main :: IO ()
main = do
  let shapes = [AnyShape (Circle 1), AnyShape (Rect 2 5), AnyShape (Rect 2 2), AnyShape (AnyShape (Circle 0.5))]
  mapM_ (\s -> putStrLn (name s ++ " " ++ show (area s))) shapes
  print (map (name . scale 2) (sortBy (comparing area) shapes))
  print (sum [area s | AnyShape s <- shapes])
  print [run 5 (MkCounter 0 (+ 2) id), run 3 (MkCounter "a" ('x' :) length)]
  print (map biggest [Obj [1, 3, 2], Obj "hello", Obj [Just 1, Nothing]])
