-- Matrices of Double as lists of lists: Gauss elimination, determinants, inverses, LU, least squares, power iteration.
module Main where

import Data.List
import Data.Ord (comparing)
import Text.Printf

type Vector = [Double]
type Matrix = [Vector]

(.*.) :: Matrix -> Matrix -> Matrix
a .*. b = [ [ dot r c | c <- cols ] | r <- a ] where cols = transpose b
infixl 7 .*.

dot :: Vector -> Vector -> Double
dot = (sum .) . zipWith (*)

(*|) :: Matrix -> Vector -> Vector
m *| v = map (`dot` v) m

identity :: Int -> Matrix
identity n = [ [ if i == j then 1 else 0 | j <- [1 .. n] ] | i <- [1 .. n] ]

norm :: Vector -> Double
norm v = sqrt (dot v v)

-- | Row echelon form with partial pivoting, and the sign of the permutation.
echelon :: Matrix -> Maybe (Matrix, Double)
echelon [] = Just ([], 1)
echelon m
  | abs (head pivot) < 1e-12 = Nothing
  | otherwise = do
      (rest', s) <- echelon (map (tail . eliminate) others)
      Just (pivot : map (0 :) rest', if k == 0 then s else negate s)
  where
    (k, pivot) = maximumBy (comparing (abs . head . snd)) (reverse (zip [0 :: Int ..] m))
    others = [ r | (i, r) <- zip [0 ..] (swap k m), i /= (0 :: Int) ]
    swap 0 xs = xs
    swap i xs = let (a, b : c) = splitAt i xs in b : tail a ++ head a : c
    eliminate r = zipWith (\x p -> x - p * head r / head pivot) r pivot

backSub :: Matrix -> Vector
backSub = foldr step []
  where
    step row xs =
      let r = dropWhile (== 0) row
          coeffs = init (tail r)
      in (last r - dot coeffs xs) / head r : xs

solve :: Matrix -> Vector -> Maybe Vector
solve a b = backSub . fst <$> echelon (zipWith (\r x -> r ++ [x]) a b)

det :: Matrix -> Double
det m = case echelon m of
  Nothing -> 0
  Just (e, s) -> s * product (zipWith (!!) e [0 ..])

inverse :: Matrix -> Maybe Matrix
inverse m = transpose <$> mapM (solve m) (identity (length m))

leastSquares :: Int -> [(Double, Double)] -> Maybe Vector
leastSquares deg pts = solve (at .*. a) (at *| map snd pts)
  where a = [ [ x ^ k | k <- [0 .. deg] ] | (x, _) <- pts ]
        at = transpose a

dominant :: Matrix -> (Double, Vector)
dominant m = go (60 :: Int) (replicate (length m) 1)
  where
    go 0 v = (dot v (m *| v), v)
    go n v = let w = m *| v in go (n - 1) (map (/ norm w) w)

showM :: Matrix -> String
showM = unlines . map (unwords . map (printf "%9.4f" . clean))

clean :: Double -> Double
clean x = if abs x < 5e-9 then 0 else x

main :: IO ()
main = do
  let a = [[2, 1, -1], [-3, -1, 2], [-2, 1, 2]]
      b = [8, -11, -3]
      h = [ [ 1 / (i + j - 1) | j <- [1 .. 4] ] | i <- [1 .. 4] ]
  print (fmap (map (\x -> fromIntegral (round (x * 1e6)) / 1e6)) (solve a b) :: Maybe [Double])
  printf "det a = %.3f, det hilbert = %.6e\n" (det a) (det h)
  maybe (putStrLn "singular") (putStr . showM) (inverse a)
  maybe (putStrLn "singular") (putStr . showM) (inverse h)
  maybe (putStrLn "singular") (putStr . showM . (h .*.)) (inverse h)
  maybe (putStrLn "singular") (putStr . showM) (inverse [[1, 2], [2, 4]])
  case leastSquares 2 [ (x, 3 - 2 * x + 0.5 * x * x) | x <- [-3 .. 3] ] of
    Just cs -> putStrLn (intercalate " + " (zipWith (\c k -> printf "%.3f x^%d" (clean c) (k :: Int)) cs [0 ..]))
    Nothing -> putStrLn "no fit"
  let (l, v) = dominant [[2, -1, 0], [-1, 2, -1], [0, -1, 2]]
  printf "%.6f %s\n" l (show (map (\x -> round (x * 1000) :: Int) v))
  printf "residual %.1e\n" (if norm (zipWith (-) (maybe [] (a *|) (solve a b)) b) < 1e-9 then 0 else 1 :: Double)
  printf "%5d|%-5d|%05d|%x|%c|%s|%8.3f|%-8.2f|%e\n" (42 :: Int) (42 :: Int) (42 :: Int) (255 :: Int) 'z' "str" (pi :: Double) (exp 1 :: Double) (12345.678 :: Double)
