-- Shadowing: arguments, wheres, lets, lambdas and generators hide outer names.
module Main where

x :: Int
x = 1

f :: Int -> Int
f x = g x + y
  where
    g y = x * y
    y = x + 100

shadow :: Int -> [Int]
shadow n = [n, (\n -> n + 1) (n * 10), let n = 7 in n, case n + 1 of n -> n] ++ [n | n <- [n, n + 1], n <- [n * 100]]

guarded :: Int -> String
guarded n
  | m > 10 = "m " ++ show m
  | k > 3 = "k " ++ show k
  | otherwise = show (m, k)
  where m = n * 2
        k = m - n + l
        l = 1

map :: Int -> Int
map n = n * 1000

doShadow :: IO ()
doShadow = do
  let x = 2
  print x
  x <- return (x + 1)
  print x
  let x' = x * 2
      x'' = x' + x
  let x = x''
  print x

main :: IO ()
main = do
  print (x, f 2)
  print (shadow 5)
  mapM_ (putStrLn . guarded) [1, 4, 9]
  print (Main.map 3, Prelude.map (+ 1) [1])
  doShadow
  print (let id = (+ 1) in id 3, id 3)
