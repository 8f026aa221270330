-- Currying, partial application, flip, functions in data structures and as results.
module Main where

import qualified Data.Map as M

add3 :: Int -> Int -> Int -> Int
add3 a b c = a * 100 + b * 10 + c

ops :: M.Map String (Double -> Double -> Double)
ops = M.fromList [("+", (+)), ("-", (-)), ("*", (*)), ("/", (/)), ("max", max), ("pow", (**))]

pick :: Int -> (Int -> Int)
pick 0 = succ
pick 1 = (* 2)
pick n = \x -> x - n

data Button = Button { label :: String, onClick :: Int -> IO Int }

over :: Int -> Int -> Int
(over) a b = a `div` b

applyN :: Int -> (a -> a) -> a -> a
applyN n f | n <= 0 = id
           | otherwise = f . applyN (n - 1) f

memo :: (Int -> a) -> Int -> a
memo f = (map f [0 ..] !!)

main :: IO ()
main = do
  let a = add3 1
      ab = a 2
  print (ab 3, flip add3 1 2 3, (`add3` 5) 1 2, (2 `add3`) 3 4)
  print [f 7 2 | f <- M.elems ops]
  print (fmap (\f -> f 2 3) (M.lookup "pow" ops), fmap (const ()) (M.lookup "?" ops))
  print (map (`pick` 10) [0, 1, 2], zipWith pick [0, 1] [5, 6])
  rs <- mapM (\b -> putStrLn (label b) >> onClick b 5) [Button "one" return, Button { label = "two", onClick = \n -> print n >> return (n + 1) }]
  print rs
  print (8 `over` 3, over 9 2, applyN 5 (* 2) 1, applyN 3 ('x' :) "")
  let m = memo (\n -> if n < 2 then toInteger n else m (n - 1) + m (n - 2))
  print (m 60)
  print (foldr ($) 10 [(+ 1), (* 2), subtract 3], foldl (flip ($)) 10 [(+ 1), (* 2)], map (uncurry3 add3) [(1, 2, 3)])
  where uncurry3 f (x, y, z) = f x y z
