-- Knight's tours by Warnsdorff's rule, n-queens by three methods, and the eight-puzzle by A*.
module Main where
import qualified Data.Set as S
import qualified Data.Map as M
import Data.List (sortOn, minimumBy, (\\), transpose)
import Data.Ord (comparing)

type Square = (Int,Int)

moves :: Int -> Square -> [Square]
moves n (r,c) = [ (r+dr,c+dc) | (a,b) <- [(1,2),(2,1)], i <- [a,-a], j <- [b,-b], let (dr,dc) = (i,j)
                , r+dr >= 0, r+dr < n, c+dc >= 0, c+dc < n ]

tour :: Int -> Square -> Maybe [Square]
tour n s = go (S.singleton s) [s]
  where
    go seen path@(p:_)
      | S.size seen == n*n = Just (reverse path)
      | otherwise = firstJust [ go (S.insert q seen) (q:path) | q <- sortOn (onward seen) (free seen p) ]
    go _ [] = Nothing
    free seen = filter (`S.notMember` seen) . moves n
    onward seen q = (length (free seen q), q)
    firstJust [] = Nothing
    firstJust (Just x:_) = Just x
    firstJust (Nothing:xs) = firstJust xs

board :: Int -> [Square] -> [String]
board n path = [ unwords [ pad (m M.! (r,c)) | c <- [0..n-1] ] | r <- [0..n-1] ]
  where m = M.fromList (zip path [1 :: Int ..])
        pad k = let s = show k in replicate (2 - length s) ' ' ++ s

isTour :: Int -> [Square] -> Bool
isTour n p = S.size (S.fromList p) == n*n && and (zipWith (\a b -> b `elem` moves n a) p (tail p))

-- queens, three ways

queensLC, queensSet :: Int -> [[Int]]
queensLC n = go n
  where go 0 = [[]]
        go k = [ q:qs | qs <- go (k-1), q <- [1..n], safe q qs ]
        safe q qs = and [ q /= c && abs (q-c) /= d | (d,c) <- zip [1..] qs ]

queensSet n = place 1 S.empty S.empty S.empty
  where
    place r cs ds es
      | r > n = [[]]
      | otherwise = do
          c <- [1..n]
          let d = r-c; e = r+c
          if c `S.member` cs || d `S.member` ds || e `S.member` es then [] else
            map (c:) (place (r+1) (S.insert c cs) (S.insert d ds) (S.insert e es))

queensCount :: Int -> Int
queensCount n = go [1..n] [] []
  where
    go [] _ _ = 1
    go free up down = sum
      [ go (free \\ [q]) (map (+1) (q:up)) (map (subtract 1) (q:down))
      | q <- free, q `notElem` up', q `notElem` down' ]
      where up' = up
            down' = down

-- the count above shifts after insertion, so that the diagonals are those of the next row

-- eight puzzle

type Puzzle = [Int]

neighbours :: Puzzle -> [Puzzle]
neighbours p = [ swap i j | j <- adj ]
  where
    i = length (takeWhile (/= 0) p)
    (r,c) = i `divMod` 3
    adj = [ 3*a+b | (a,b) <- [(r-1,c),(r+1,c),(r,c-1),(r,c+1)], a >= 0, a < 3, b >= 0, b < 3 ]
    swap x y = [ if k == x then p !! y else if k == y then p !! x else v | (k,v) <- zip [0..] p ]

manhattan :: Puzzle -> Int
manhattan p = sum [ abs (a-c) + abs (b-d) | (i,v) <- zip [0..] p, v /= 0
                  , let { (a,b) = i `divMod` 3; (c,d) = (v-1) `divMod` 3 } ]

astar :: Puzzle -> Maybe [Puzzle]
astar start = go (S.singleton (manhattan start, 0 :: Int, start)) (M.singleton start (0, Nothing))
  where
    goal = [1,2,3,4,5,6,7,8,0]
    go open best = case S.minView open of
      Nothing -> Nothing
      Just ((_,g,p),open')
        | p == goal -> Just (reverse (back p))
        | g > fst (best M.! p) -> go open' best
        | otherwise ->
            let new = [ q | q <- neighbours p, maybe True ((> g+1) . fst) (M.lookup q best) ]
            in go (foldr (\q -> S.insert (g+1+manhattan q, g+1, q)) open' new)
                  (foldr (\q -> M.insert q (g+1, Just p)) best new)
        where back q = q : maybe [] back (snd (best M.! q))

showPuzzle :: Puzzle -> [String]
showPuzzle p = [ unwords [ if v == 0 then "." else show v | v <- take 3 (drop (3*r) p) ] | r <- [0..2] ]

main :: IO ()
main = do
  case tour 8 (0,0) of
    Nothing -> putStrLn "no tour"
    Just p -> mapM_ putStrLn (board 8 p) >> print (isTour 8 p)
  print (fmap (const ()) (tour 4 (0,0)), fmap (isTour 5) (tour 5 (2,2)))
  print (map (length . queensLC) [1..7], map (length . queensSet) [1..7], map queensCount [1..7])
  print (head (queensSet 10), minimumBy (comparing sum) (queensLC 6))
  case astar [8,1,3,4,0,2,7,6,5] of
    Nothing -> putStrLn "unsolvable"
    Just ps -> do
      print (length ps - 1)
      mapM_ (putStrLn . unwords) (transpose (map (map (\l -> l ++ " ") . showPuzzle) (take 6 ps)))
