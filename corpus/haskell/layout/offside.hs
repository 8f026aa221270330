-- The layout rule: blocks opened by where, let, do and of, with many indentations.
module Main where

f :: Int -> Int
f x = case x of
 0 -> 1
 1 -> let a = 2
          b = 3
      in a * b
 _ | even x -> y
   | otherwise ->
       z
   where y = x `div` 2
         z =
          x * 3
            + 1

g x
  = let
 in x + 1

h x = a
  + b
  where
  a = x
  b = x
   * 2

data T
  = A
  | B
      { field
          :: Int
      }
  deriving
    ( Show
    , Eq
    )

main :: IO ()
main = do
          print (map f [0 .. 7])
          print (g 4)
          print (h 5)
          print [A, B {
            field = 3
            }]
          let k 0 = "zero"
              k n | n < 0
                  = "neg"
                  | otherwise
                  = "pos"
              m = k
                5
          putStrLn (k 0)
          putStrLn (k (-1)); putStrLn m
