-- Gaussian elimination over Rational, determinants, and matrix powers.
module Main where

import Data.List
import Data.Ratio

type Matrix a = [[a]]

mmul :: Num a => Matrix a -> Matrix a -> Matrix a
mmul a b = [[sum (zipWith (*) r c) | c <- transpose b] | r <- a]

mpow :: Num a => Matrix a -> Int -> Matrix a
mpow m 0 = [[if i == j then 1 else 0 | j <- [1 .. n]] | i <- [1 .. n]] where n = length m
mpow m k
  | even k = let h = mpow m (k `div` 2) in mmul h h
  | otherwise = mmul m (mpow m (k - 1))

det :: Num a => Matrix a -> a
det [] = 1
det (r : rs) = sum [s * x * det (map (dropAt i) rs) | (i, x, s) <- zip3 [0 ..] r (cycle [1, -1])]
  where dropAt i xs = take i xs ++ drop (i + 1) xs

solve :: Matrix Rational -> [Rational] -> Maybe [Rational]
solve a b = go (zipWith (\r x -> r ++ [x]) a b)
  where
    go [] = Just []
    go rows = case partition ((/= 0) . head) rows of
      ([], _) -> Nothing
      (p : ps, zs) -> do
        let p' = map (/ head p) p
            elim r = zipWith (-) (tail r) (map (* head r) (tail p'))
        xs <- go (map elim (ps ++ zs))
        let x = last p' - sum (zipWith (*) (init (tail p')) xs)
        return (x : xs)

main :: IO ()
main = do
  print (mpow [[1, 1], [1, 0]] 90 :: Matrix Integer)
  print (det [[2, 0, 1], [1, 3, 2], [1, 1, 4]] :: Int, det [[1 % 2, 1 % 3], [1 % 4, 1 % 5]] :: Rational)
  print (solve [[2, 1], [1, 3]] [3, 5])
  print (solve [[0, 1, 1], [1, 0, 1], [1, 1, 0]] [1, 2, 4])
  print (solve [[1, 2], [2, 4]] [1, 2])
