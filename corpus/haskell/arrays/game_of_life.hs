-- A cellular automaton over an immutable array, and Pascal's triangle in one.
module Main where

import Data.Array

type Board = Array (Int, Int) Bool

parse :: [String] -> Board
parse rows = listArray ((0, 0), (length rows - 1, length (head rows) - 1)) (map (== '#') (concat rows))

render :: Board -> [String]
render b = [[if b ! (r, c) then '#' else '.' | c <- [c0 .. c1]] | r <- [r0 .. r1]]
  where ((r0, c0), (r1, c1)) = bounds b

step :: Board -> Board
step b = listArray bs (map next (range bs))
  where
    bs@(_, (h, w)) = bounds b
    next p = case (b ! p, neighbours p) of
      (True, 2) -> True
      (_, 3) -> True
      _ -> False
    neighbours (r, c) = length
      [ ()
      | dr <- [-1, 0, 1], dc <- [-1, 0, 1], (dr, dc) /= (0, 0)
      , let q = ((r + dr) `mod` (h + 1), (c + dc) `mod` (w + 1))
      , b ! q
      ]

main :: IO ()
main = do
  let glider = parse [".#....", "..#...", "###...", "......", "......", "......"]
  mapM_ (\b -> mapM_ putStrLn (render b) >> putStrLn "") (take 3 (iterate step glider))
  let far = iterate step glider !! 24
  print (far == glider, length (filter id (elems far)))
