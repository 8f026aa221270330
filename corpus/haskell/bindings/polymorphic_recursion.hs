-- Recursion at a different type, which needs the signature.
module Main where

data Nested a = Flat a | Nest (Nested [a])

depth :: Nested a -> Int
depth (Flat _) = 0
depth (Nest n) = 1 + depth n

showN :: Show a => Nested a -> String
showN (Flat a) = show a
showN (Nest n) = 'N' : showN n

data Perfect a = Zero a | Succ (Perfect (a, a))

size :: Perfect a -> Int
size = go (const 1)
  where
    go :: (b -> Int) -> Perfect b -> Int
    go f (Zero b) = f b
    go f (Succ p) = go (\(x, y) -> f x + f y) p

build :: Int -> a -> Perfect a
build 0 a = Zero a
build n a = Succ (build (n - 1) (a, a))

collatz :: Show a => Int -> a -> String
collatz 0 x = show x
collatz n x = collatz (n - 1) (x, n)

main :: IO ()
main = do
  print (depth (Nest (Nest (Flat [[1, 2], [3]]))))
  putStrLn (showN (Nest (Nest (Flat [[1, 2], [3 :: Int]]))))
  print (map (\n -> size (build n 'x')) [0 .. 6])
  putStrLn (collatz 4 'a')
