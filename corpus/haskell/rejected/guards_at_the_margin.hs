-- Guards that start where definitions do.
module Main where

sign :: Int -> Int
sign x
| x > 0 = 1
| otherwise = 0

main :: IO ()
main = print (sign 1)
