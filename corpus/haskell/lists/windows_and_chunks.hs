-- Idioms strangers use: chunks, windows, pairwise, rotations, diagonals, zips with tail.
module Main where

import Data.List

chunks :: Int -> [a] -> [[a]]
chunks _ [] = []
chunks n xs = let (a, b) = splitAt n xs in a : chunks n b

windows :: Int -> [a] -> [[a]]
windows n = foldr (zipWith (:)) (repeat []) . take n . tails

pairwise :: (a -> a -> b) -> [a] -> [b]
pairwise = (<*> tail) . zipWith

rotations :: [a] -> [[a]]
rotations xs = zipWith const (iterate (drop 1 <> take 1) xs) xs

diagonals :: [[a]] -> [[a]]
diagonals = tail . go []
  where go b es_ = [h | h : _ <- b] : case es_ of
          [] -> transpose ts
          e : es -> go (e : ts) es
          where ts = [t | _ : t <- b]

spiral :: [[a]] -> [a]
spiral [] = []
spiral (r : rs) = r ++ spiral (reverse (transpose rs))

primeFactors = unfoldr step . (,) 2
  where step (p, n) | n < 2 = Nothing
                    | n `mod` p == 0 = Just (p, (p, n `div` p))
                    | otherwise = step (p + 1, n)

main :: IO ()
main = do
  print (chunks 3 [1 .. 8], chunks 2 "")
  print (windows 3 [1 .. 5], windows 2 "a")
  print (pairwise (-) [10, 7, 3], pairwise (,) "abc")
  print (rotations "abc")
  print (diagonals [[1, 2, 3], [4, 5, 6], [7, 8, 9]])
  print (spiral [[1, 2, 3], [4, 5, 6], [7, 8, 9]])
  print (primeFactors 360)
  print (and (zipWith (<=) <*> tail $ [1, 2, 2, 5]), foldr (\x k acc -> k (acc * 10 + x)) id [1, 2, 3] 0)
  print (map (foldl1 (flip const)) ["abc", "d"], (zip <*> tail) [1, 2, 3], filter ((== 2) . length) . group . sort $ "mississippi")
