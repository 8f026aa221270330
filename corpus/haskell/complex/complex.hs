-- Data.Complex: arithmetic, polar form, roots of polynomials, a small transform.
module Main where

import Data.Complex
import Numeric (showFFloat)

f3 :: Double -> String
f3 x = showFFloat (Just 3) (if abs x < 5e-4 then 0 else x) ""

out :: Complex Double -> String
out (a :+ b) = f3 a ++ "," ++ f3 b

dft :: [Complex Double] -> [Complex Double]
dft xs = [sum [x * cis (-2 * pi * fromIntegral (j * k) / n) | (x, j) <- zip xs [0 :: Int ..]] | k <- [0 .. length xs - 1]]
  where n = fromIntegral (length xs)

roots :: Double -> Double -> Double -> [Complex Double]
roots a b c = [((-b') + s) / (2 * a'), ((-b') - s) / (2 * a')]
  where [a', b', c'] = map (:+ 0) [a, b, c]
        s = sqrt (b' * b' - 4 * a' * c')

main :: IO ()
main = do
  let z = 3 :+ 4 :: Complex Double
  print (z, realPart z, imagPart z, magnitude z, conjugate z)
  print (z + 1, z * (0 :+ 1), z - (1 :+ 1), negate z, z * conjugate z)
  print (z / (1 :+ 2), z == 3 :+ 4, fromIntegral 2 * z)
  putStrLn (unwords (map out [mkPolar 1 (pi / 2), cis pi, sqrt ((-4) :+ 0), exp (0 :+ pi), z ^ 2]))
  putStrLn (f3 (phase (0 :+ 1)) ++ " " ++ out (uncurry mkPolar (polar z)))
  putStrLn (unwords (map out (dft [1, 2, 3, 4])))
  putStrLn (unwords (map out (roots 1 2 5 ++ roots 1 (-3) 2)))
  print (fmap (* 2) (1 :+ 2), abs z, signum (0 :+ 2))
