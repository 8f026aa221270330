-- Slips of beginners, each with what it looks like.
module Main where

distance :: Int -> Int
distance n = abs n -5

largest :: [Int] -> Int
largest xs = negate -1

label :: Int -> String
label n = "n = " ++ 5

main :: IO ()
main = do
  print length [1, 2, 3]
  putStrLn "a"
    putStrLn "b"
  print (sort [3, 1, 2])
  print (foldl' (+) 0 [1, 2])

apart :: Int -> Int
apart 0 = 1

between :: Int
between = 2

apart n = n
