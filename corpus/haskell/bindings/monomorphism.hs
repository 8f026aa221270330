-- The monomorphism restriction with defaulting, and signatures that lift it.
module Main where

plus = (+)

shown :: Show a => a -> String
shown = show

avg xs = sum xs / len
  where len = fromIntegral (length xs)

n = 3
d = 2.5
mixed = fromIntegral n * d

big = 2 ^ 70

main :: IO ()
main = do
  print (plus 1 2)
  putStrLn (shown 'x' ++ shown [1, 2])
  print (avg [1, 2, 4])
  print (n, d, mixed)
  print big
  let m = 7
  print (m / 2)
  print (m * 2)
  let g = \x -> x + 1
  print (g 1.5)
