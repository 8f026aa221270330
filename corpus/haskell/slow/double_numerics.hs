-- Double numerics: n-body steps, Newton and bisection, Simpson integration, Runge-Kutta, Mandelbrot counts, matrix powers.
module Main where

import Data.List (foldl', transpose)
import Text.Printf (printf)

data Body = Body { px, py, vx, vy, mass :: !Double }

stepBodies :: Double -> [Body] -> [Body]
stepBodies dt bs = map move bs
  where
    move b = let (ax, ay) = foldl' (pull b) (0, 0) bs
                 vx' = vx b + dt * ax
                 vy' = vy b + dt * ay
             in b { px = px b + dt * vx', py = py b + dt * vy', vx = vx', vy = vy' }
    pull b (ax, ay) o
      | px b == px o && py b == py o = (ax, ay)
      | otherwise =
          let dx = px o - px b
              dy = py o - py b
              d2 = dx * dx + dy * dy + 0.01
              f = mass o / (d2 * sqrt d2)
          in (ax + f * dx, ay + f * dy)

energy :: [Body] -> Double
energy bs = sum [ 0.5 * mass b * (vx b * vx b + vy b * vy b) | b <- bs ]

simpson :: (Double -> Double) -> Double -> Double -> Int -> Double
simpson f a b n = h / 3 * sum [ w i * f (a + fromIntegral i * h) | i <- [0 .. n] ]
  where
    h = (b - a) / fromIntegral n
    w i | i == 0 || i == n = 1
        | odd i = 4
        | otherwise = 2

rk4 :: (Double -> Double -> Double) -> Double -> Double -> Double -> Int -> Double
rk4 f t0 y0 h n = snd (foldl' step (t0, y0) [1 .. n])
  where
    step (t, y) _ =
      let k1 = f t y
          k2 = f (t + h / 2) (y + h / 2 * k1)
          k3 = f (t + h / 2) (y + h / 2 * k2)
          k4 = f (t + h) (y + h * k3)
      in (t + h, y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4))

newton :: (Double -> Double) -> (Double -> Double) -> Double -> Double
newton f f' = go (50 :: Int)
  where go 0 x = x
        go n x = let x' = x - f x / f' x in if abs (x' - x) < 1e-14 then x' else go (n - 1) x'

mandel :: Double -> Double -> Int
mandel cr ci = go 0 0 0
  where
    go :: Int -> Double -> Double -> Int
    go n x y
      | n >= 60 || x * x + y * y > 4 = n
      | otherwise = go (n + 1) (x * x - y * y + cr) (2 * x * y + ci)

mmul :: [[Double]] -> [[Double]] -> [[Double]]
mmul a b = [ [ sum (zipWith (*) r c) | c <- cols ] | r <- a ] where cols = transpose b

main :: IO ()
main = do
  let bodies = [ Body (cos t * r) (sin t * r) (negate (sin t) * 0.3) (cos t * 0.3) (1 / r) | k <- [1 .. 5], let { t = k * 1.3; r = 1 + k / 4 } ]
      end = iterate (stepBodies 0.01) bodies !! 1200
  mapM_ (\b -> printf "%.6f %.6f\n" (px b) (py b)) end
  printf "%.6f\n" (energy end)
  printf "%.8f\n" (simpson (\x -> exp (negate (x * x)) * cos (3 * x)) (-2) 2 60000)
  printf "%.8f\n" (rk4 (\t y -> y * sin t - 0.1 * y * y) 0 1 0.0005 30000)
  printf "%.10f %.10f\n" (newton (\x -> x * x * x - 2) (\x -> 3 * x * x) 1) (newton (\x -> cos x - x) (\x -> negate (sin x) - 1) 1)
  print (sum [ mandel (x / 50 - 2) (y / 40 - 1) | x <- [0 .. 125], y <- [0 .. 80] ])
  let m = [ [ 1 / (i + j + 1) | j <- [0 .. 7] ] | i <- [0 .. 7] ]
  printf "%.8f\n" (sum (map sum (iterate (mmul m) m !! 60)))
