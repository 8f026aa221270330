-- Patterns on the left of top-level and local bindings.
module Main where

(a, b) = (1, 'b')
[c, d, e] = "cde"
Just f = Just "f"
x : y : _ = [10, 20 ..]
(g, (h, _)) | b == 'b' = (1.5, (True, ()))
            | otherwise = (0, (False, ()))
first@(p, q) = (p0, q0) where p0 = 3
                              q0 = p0 + 1
(evens, odds) = ([n | n <- [0 .. 9], even n], [n | n <- [0 .. 9 :: Int], odd n])
_unused = undefined
_ = undefined :: Int

divMod' :: Int -> Int -> (Int, Int)
divMod' m n = (k, r)
  where (k, r) = m `divMod` n

fibs :: [Integer]
fibs@(_ : tailFibs) = 0 : 1 : zipWith (+) fibs tailFibs

main :: IO ()
main = do
  print (a, b, c, d, e)
  putStrLn f
  print (x, y, g, h)
  print (first, p, q)
  print (evens, odds)
  print (divMod' 17 5)
  print (take 10 fibs)
  let (m, n) | a > 5 = (1, 2) | otherwise = (3, 4)
      [r, s] = map (* 2) [m, n]
  print (m, n, r, s)
