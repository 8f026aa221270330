-- A Sudoku solver: constraint propagation with Data.Map and backtracking in the list monad.
module Main (main) where

import Control.Monad (foldM, forM_, guard)
import Data.Char (digitToInt, intToDigit)
import Data.List (intercalate, minimumBy, nub)
import Data.Ord (comparing)
import qualified Data.Map as M

type Cell = (Int, Int)
type Grid = M.Map Cell [Int]

cells :: [Cell]
cells = [ (r, c) | r <- [0 .. 8], c <- [0 .. 8] ]

units :: [[Cell]]
units = [ [ (r, c) | c <- [0 .. 8] ] | r <- [0 .. 8] ]
     ++ [ [ (r, c) | r <- [0 .. 8] ] | c <- [0 .. 8] ]
     ++ [ [ (r + i, c + j) | i <- [0 .. 2], j <- [0 .. 2] ] | r <- [0, 3, 6], c <- [0, 3, 6] ]

unitsOf :: M.Map Cell [[Cell]]
unitsOf = M.fromList [ (s, filter (s `elem`) units) | s <- cells ]

peers :: M.Map Cell [Cell]
peers = M.map (\us -> us `seq` nub (concat us)) unitsOf

-- | Set a cell by eliminating all other values from it.
assign :: Grid -> (Cell, Int) -> Maybe Grid
assign g (s, d) = foldM (\g' d' -> eliminate g' (s, d')) g (filter (/= d) (g M.! s))

eliminate :: Grid -> (Cell, Int) -> Maybe Grid
eliminate g (s, d)
  | d `notElem` g M.! s = Just g
  | otherwise = do
      let ds = filter (/= d) (g M.! s)
          g1 = M.insert s ds g
      g2 <- case ds of
        [] -> Nothing
        [v] -> foldM eliminate g1 [ (p, v) | p <- peers M.! s, p /= s ]
        _ -> Just g1
      foldM place g2 (unitsOf M.! s)
  where
    place h u = case [ c | c <- u, d `elem` h M.! c ] of
      [] -> Nothing
      [c] -> assign h (c, d)
      _ -> Just h

parseGrid :: String -> Maybe Grid
parseGrid txt = foldM assign start [ (s, digitToInt ch) | (s, ch) <- zip cells txt, ch `elem` "123456789" ]
  where start = M.fromList [ (s, [1 .. 9]) | s <- cells ]

search :: Grid -> [Grid]
search g
  | null open = [g]
  | otherwise = do
      let (_, s) = minimumBy (comparing fst) open
      d <- g M.! s
      maybe [] search (assign g (s, d))
  where open = [ (length ds, s) | (s, ds) <- M.toList g, length ds > 1 ]

solutions :: String -> [Grid]
solutions = maybe [] search . parseGrid

render :: Grid -> String
render g = intercalate "\n------+-------+------\n" (map block [0, 3, 6])
  where
    block r = intercalate "\n" [ row (r + i) | i <- [0 .. 2] ]
    row r = intercalate " | " [ unwords [ show' (g M.! (r, c + j)) | j <- [0 .. 2] ] | c <- [0, 3, 6] ]
    show' [d] = [intToDigit d]
    show' _ = "."

valid :: Grid -> Bool
valid g = all (\u -> let vs = concatMap (g M.!) u in length vs == 9 && length (nub vs) == 9) units

main :: IO ()
main = do
  forM_ puzzles $ \(name, p) -> do
    putStrLn (name ++ ": " ++ show (length (filter (/= '.') p)) ++ " givens")
    case take 2 (solutions p) of
      [] -> putStrLn "no solution"
      (g : more) -> do
        putStrLn (render g)
        putStrLn ((if valid g then "valid" else "INVALID") ++ (if null more then ", unique" else ", not unique"))
  print (length (do { g <- take 12 (solutions (replicate 81 '.')); guard (valid g); return () }))
  where
    puzzles =
      [ ("easy", "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
      , ("medium", "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
      , ("impossible", "55" ++ replicate 79 '.')
      , ("loose", "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1") ]
