-- A file whose lines end with carriage return and newline.
module Main where

data Shape = Circle Int
           | Rect Int Int
           deriving Show

area :: Shape -> Int
area (Circle r) = 3 * r * r
area (Rect w h) = w * h
  where _x = 1

{- a comment
   over lines -}
text :: String
text = "a gap \
       \over a line end"

main :: IO ()
main = do
  mapM_ (print . area) [Circle 2, Rect 3 4]
  print (Circle 1)
  let x = 5
      y = 6
  print (x + y)
  putStrLn text
  print (length text)
