> -- Conway's game of life on an unbounded board, as a literate program.
> module Main (main) where

The board is a set of live cells, so that it has no edges. A cell is a pair of
row and column.

> import qualified Data.Map as Map
> import qualified Data.Set as Set
> import Data.List (intercalate)

> type Cell = (Int, Int)
> type Board = Set.Set Cell

One step: count for every cell how many live neighbours it has (only cells that
have at least one can be alive next), and apply the rule.

> step :: Board -> Board
> step b = Map.keysSet (Map.filterWithKey alive counts)
>   where
>     counts = Map.fromListWith (+)
>       [ ((r + dr, c + dc), 1 :: Int)
>       | (r, c) <- Set.toList b
>       , dr <- [-1, 0, 1], dc <- [-1, 0, 1], (dr, dc) /= (0, 0) ]
>     alive cell n = n == 3 || n == 2 && cell `Set.member` b

Patterns are drawn as text; anything that is not a dot or a space is alive.

> parseBoard :: [String] -> Board
> parseBoard ls = Set.fromList
>   [ (r, c) | (r, l) <- zip [0 ..] ls, (c, ch) <- zip [0 ..] l, ch `notElem` ". " ]

> bounds :: Board -> Maybe (Cell, Cell)
> bounds b
>   | Set.null b = Nothing
>   | otherwise = Just ((minimum rs, minimum cs), (maximum rs, maximum cs))
>   where rs = map fst (Set.toList b)
>         cs = map snd (Set.toList b)

> draw :: Board -> String
> draw b = case bounds b of
>   Nothing -> "(empty)"
>   Just ((r0, c0), (r1, c1)) -> intercalate "\n"
>     [ [ if (r, c) `Set.member` b then '#' else '.' | c <- [c0 .. c1] ] | r <- [r0 .. r1] ]

To find what a pattern becomes, normalise each generation (move it to the
origin) and look for the first repetition.

> normal :: Board -> Board
> normal b = case bounds b of
>   Nothing -> b
>   Just ((r0, c0), _) -> Set.map (\(r, c) -> (r - r0, c - c0)) b

> data Fate
>   = Dies Int
>   | Still { since :: Int }
>   | Oscillates { since, period :: Int }
>   | Travels { since, period :: Int, by :: Cell }
>   | Unknown
>   deriving (Show, Eq)

> fate :: Int -> Board -> Fate
> fate limit b0 = go Map.empty 0 b0
>   where
>     go seen n b
>       | Set.null b = Dies n
>       | n > limit = Unknown
>       | otherwise = case Map.lookup (normal b) seen of
>           Nothing -> go (Map.insert (normal b) (n, corner b) seen) (n + 1) (step b)
>           Just (m, at)
>             | here /= at -> Travels m (n - m) (fst here - fst at, snd here - snd at)
>             | n - m == 1 -> Still m
>             | otherwise -> Oscillates m (n - m)
>             where here = corner b
>     corner b = maybe (0, 0) fst (bounds b)

Some well-known patterns.

> patterns :: [(String, Board)]
> patterns = map (fmap parseBoard)
>   [ ("block", ["##", "##"])
>   , ("blinker", ["###"])
>   , ("toad", [".###", "###."])
>   , ("glider", [".#.", "..#", "###"])
>   , ("lightweight ship", [".####", "#...#", "....#", "#..#."])
>   , ("diehard", ["......#.", "##......", ".#...###"])
>   , ("pi", ["###", "#.#", "#.#"])
>   , ("line of ten", ["##########"])
>   , ("r-pentomino", [".##", "##.", ".#."])
>   ]

> main :: IO ()
> main = do
>   mapM_ (\(n, b) -> putStrLn (n ++ ": " ++ show (fate 140 b))) patterns
>   let Just g = lookup "glider" patterns
>   mapM_ (\b -> putStrLn (draw b ++ "\n")) (take 5 (iterate step g))
>   let r = iterate step (snd (last patterns))
>   print (map Set.size (take 20 r))
>   putStrLn (draw (r !! 30))
