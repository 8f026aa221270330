-- Tic-tac-toe by minimax with alpha-beta and memoised counts; the machine plays a scripted opponent read from stdin.
module Main (main) where

import Data.List (intercalate, maximumBy, minimumBy, transpose)
import Data.Maybe (catMaybes, isNothing, listToMaybe, mapMaybe)
import Data.Ord (comparing)
import qualified Data.Map as Map
import Text.Read (readMaybe)

data Player = X | O deriving (Eq, Ord, Show)
type Board = [Maybe Player]

empty :: Board
empty = replicate 9 Nothing

other :: Player -> Player
other X = O
other O = X

rows :: [a] -> [[a]]
rows [] = []
rows b = take 3 b : rows (drop 3 b)

linesOf :: Board -> [[Maybe Player]]
linesOf b = rs ++ transpose rs ++ [ [ b !! i | i <- d ] | d <- [[0, 4, 8], [2, 4, 6]] ]
  where rs = rows b

winner :: Board -> Maybe Player
winner b = listToMaybe [ p | l@(Just p : _) <- linesOf b, all (== Just p) l ]

moves :: Board -> [Int]
moves b | Just _ <- winner b = []
        | otherwise = [ i | (i, c) <- zip [0 ..] b, isNothing c ]

play :: Player -> Int -> Board -> Board
play p i b = let (l, _ : r) = splitAt i b in l ++ Just p : r

-- plain minimax on a lazy game tree

data Tree a = Node a [Tree a]

gameTree :: Player -> Board -> Tree Board
gameTree p b = Node b [ gameTree (other p) (play p i b) | i <- moves b ]

value :: Board -> Int
value b = case winner b of
  Just X -> 1
  Just O -> -1
  Nothing -> 0

minimax :: Player -> Tree Board -> Int
minimax _ (Node b []) = value b
minimax X (Node _ ts) = maximum (map (minimax O) ts)
minimax O (Node _ ts) = minimum (map (minimax X) ts)

-- alpha-beta, preferring quick wins

alphaBeta :: Player -> Int -> Int -> Int -> Board -> Int
alphaBeta p depth a b board
  | null ms = value board * (10 - depth)
  | p == X = goMax a ms
  | otherwise = goMin b ms
  where
    ms = moves board
    goMax best [] = best
    goMax best (m:rest)
      | best >= b = best
      | otherwise = goMax (max best (alphaBeta O (depth + 1) best b (play p m board))) rest
    goMin best [] = best
    goMin best (m:rest)
      | best <= a = best
      | otherwise = goMin (min best (alphaBeta X (depth + 1) a best (play p m board))) rest

bestMove :: Player -> Board -> Int
bestMove p b = pick (comparing snd) [ (m, alphaBeta (other p) 1 (-100) 100 (play p m b)) | m <- moves b ]
  where pick = if p == X then \c -> fst . maximumBy c . reverse else \c -> fst . minimumBy c

-- positions reachable, and how the games end

reachable :: Map.Map Board Int
reachable = go X [empty] (0 :: Int) Map.empty
  where
    go _ [] _ acc = acc
    go p bs n acc = go (other p) next (n + 1) (foldr (\b -> Map.insert b n) acc bs)
      where next = Map.keys (Map.fromList [ (play p m b, ()) | b <- bs, m <- moves b ])

render :: Board -> String
render b = intercalate "\n-+-+-\n" [ intercalate "|" [ maybe (show (3 * r + c + 1)) show x | (c, x) <- zip [0 ..] l ] | (r, l) <- zip [0 :: Int ..] (rows b) ]

game :: Player -> Board -> [String] -> [String]
game p b input
  | Just w <- winner b = [render b, show w ++ " wins"]
  | null (moves b) = [render b, "a draw"]
  | p == O = let m = bestMove O b in ("machine plays " ++ show (m + 1)) : game X (play O m b) input
  | otherwise = render b : case input of
      [] -> ["out of input"]
      (l:ls) -> case readMaybe l of
        Nothing -> ("not a number: " ++ l) : game p b ls
        Just n | n - 1 `elem` moves b -> ("you play " ++ show n) : game O (play X (n - 1) b) ls
               | otherwise -> ("not free: " ++ show n) : game p b ls

main :: IO ()
main = do
  input <- getContents
  mapM_ putStrLn (game X empty (lines input))
  print (Map.size reachable, length (filter (== Just X) (map winner (Map.keys reachable))))
  let start = play O 4 (play X 0 empty)
  print (minimax X (gameTree X start), alphaBeta X 2 (-100) 100 start)
  print (map (bestMove O) [play X i empty | i <- [0, 1, 4]], catMaybes [winner (play X 2 (play X 1 (play X 0 empty)))])
  print (mapMaybe readMaybe ["1", "x", "3"] :: [Int])
