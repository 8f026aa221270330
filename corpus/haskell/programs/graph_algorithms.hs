-- Graph algorithms: BFS, DFS, topological sort, SCC, Kruskal with union-find in ST, Dijkstra, Floyd-Warshall.
{-# LANGUAGE TupleSections, FlexibleContexts #-}
module Main (main) where

import Control.Monad
import Control.Monad.ST
import Data.Array
import Data.Array.ST
import Data.List (sortBy, sortOn, unfoldr, foldl', intercalate)
import Data.Maybe (fromMaybe, mapMaybe)
import Data.Ord (comparing)
import qualified Data.IntMap.Strict as IM
import qualified Data.IntSet as IS
import qualified Data.Map as M
import qualified Data.Set as S

type Vertex = Int
type Weight = Int

-- | Adjacency lists, kept sorted.
newtype Graph = Graph { adj :: IM.IntMap [(Vertex, Weight)] }

mkDirected :: [Vertex] -> [(Vertex, Vertex, Weight)] -> Graph
mkDirected vs es = Graph $ IM.map (sortOn fst) $
  IM.fromListWith (++) (map (, []) vs ++ [(u, [(v, w)]) | (u, v, w) <- es])

mkUndirected :: [Vertex] -> [(Vertex, Vertex, Weight)] -> Graph
mkUndirected vs es = mkDirected vs (es ++ [(v, u, w) | (u, v, w) <- es])

vertices :: Graph -> [Vertex]
vertices = IM.keys . adj

succs :: Graph -> Vertex -> [Vertex]
succs g v = map fst (IM.findWithDefault [] v (adj g))

edgesOf :: Graph -> [(Vertex, Vertex, Weight)]
edgesOf g = [(u, v, w) | (u, ns) <- IM.toList (adj g), (v, w) <- ns]

transposeG :: Graph -> Graph
transposeG g = mkDirected (vertices g) [(v, u, w) | (u, v, w) <- edgesOf g]

-- Breadth first ------------------------------------------------------------

bfs :: Graph -> Vertex -> [(Vertex, Int)]
bfs g s = go (IS.singleton s) [(s, 0)]
  where
    go _ [] = []
    go seen ((v, d):queue) =
      let new = filter (`IS.notMember` seen) (succs g v)
          seen' = foldr IS.insert seen new
      in (v, d) : go seen' (queue ++ map (, d + 1) new)

-- Depth first --------------------------------------------------------------

data Rose = Node Vertex [Rose]

preorder, postorder :: Rose -> [Vertex]
preorder (Node v ts) = v : concatMap preorder ts
postorder (Node v ts) = concatMap postorder ts ++ [v]

dff :: Graph -> [Vertex] -> [Rose]
dff g = fst . visit IS.empty
  where
    visit seen [] = ([], seen)
    visit seen (v:vs)
      | v `IS.member` seen = visit seen vs
      | otherwise =
          let (kids, seen1) = visit (IS.insert v seen) (succs g v)
              (rest, seen2) = visit seen1 vs
          in (Node v kids : rest, seen2)

-- | Kosaraju.
scc :: Graph -> [[Vertex]]
scc g = map preorder (dff (transposeG g) (reverse (concatMap postorder (dff g (vertices g)))))

-- | Kahn's algorithm; Left has the vertices stuck on cycles.
topo :: Graph -> Either [Vertex] [Vertex]
topo g = go indeg0 (IS.fromList [v | (v, 0) <- IM.toList indeg0]) []
  where
    indeg0 = foldl' (\m (_, v, _) -> IM.insertWith (+) v (1 :: Int) m)
                    (IM.map (const 0) (adj g)) (edgesOf g)
    go indeg ready acc = case IS.minView ready of
      Nothing
        | length acc == IM.size (adj g) -> Right (reverse acc)
        | otherwise -> Left [v | (v, d) <- IM.toList indeg, d > 0]
      Just (v, ready') ->
        let (indeg', new) = foldl' drop1 (indeg, []) (succs g v)
            drop1 (m, ns) u =
              let d = m IM.! u - 1
              in (IM.insert u d m, if d == 0 then u : ns else ns)
        in go indeg' (foldr IS.insert ready' new) (v : acc)

-- Minimum spanning tree ------------------------------------------------------

kruskal :: Int -> [(Vertex, Vertex, Weight)] -> [(Vertex, Vertex, Weight)]
kruskal n es = runST $ do
  parent <- newListArray (0, n) [0 .. n] :: ST s (STUArray s Int Int)
  rank <- newArray (0, n) 0 :: ST s (STUArray s Int Int)
  let find x = do
        p <- readArray parent x
        if p == x then return x else do
          r <- find p
          writeArray parent x r
          return r
      union x y = do
        rx <- find x
        ry <- find y
        if rx == ry then return False else do
          a <- readArray rank rx
          b <- readArray rank ry
          case compare a b of
            LT -> writeArray parent rx ry
            GT -> writeArray parent ry rx
            EQ -> do
              writeArray parent ry rx
              writeArray rank rx (a + 1)
          return True
  filterM (\(u, v, _) -> union u v) (sortBy (comparing (\(u, v, w) -> (w, u, v))) es)

-- Shortest paths --------------------------------------------------------------

dijkstra :: Graph -> Vertex -> IM.IntMap (Weight, Vertex)
dijkstra g s = go (S.singleton (0, s)) (IM.singleton s (0, s))
  where
    go frontier best = case S.minView frontier of
      Nothing -> best
      Just ((d, v), rest)
        | d > fst (best IM.! v) -> go rest best
        | otherwise ->
            let better = [ (u, d + w) | (u, w) <- adj g IM.! v
                         , maybe True ((> d + w) . fst) (IM.lookup u best) ]
            in go (foldr (\(u, c) -> S.insert (c, u)) rest better)
                  (foldr (\(u, c) -> IM.insert u (c, v)) best better)

pathTo :: IM.IntMap (Weight, Vertex) -> Vertex -> Maybe [Vertex]
pathTo best t = case IM.lookup t best of
  Nothing -> Nothing
  Just _ -> Just (reverse (unfoldr step (Just t)))
  where
    step Nothing = Nothing
    step (Just v) = let (_, p) = best IM.! v in Just (v, if p == v then Nothing else Just p)

floyd :: Int -> [(Vertex, Vertex, Weight)] -> Array (Int, Int) (Maybe Weight)
floyd n es = foldl' relax start [1 .. n]
  where
    bnds = ((1, 1), (n, n))
    start = accumArray least Nothing bnds
      ([((i, i), Just 0) | i <- [1 .. n]] ++ [((u, v), Just w) | (u, v, w) <- es])
    relax d k = listArray bnds
      [ least (d ! (i, j)) ((+) <$> d ! (i, k) <*> d ! (k, j)) | (i, j) <- range bnds ]
    least Nothing b = b
    least a Nothing = a
    least (Just a) (Just b) = Just (min a b)

-- Bipartite check by two-colouring ---------------------------------------------

bipartite :: Graph -> Either (Vertex, Vertex) (S.Set Vertex, S.Set Vertex)
bipartite g = split <$> foldM start M.empty (vertices g)
  where
    split m = (S.fromList (M.keys (M.filter id m)), S.fromList (M.keys (M.filter not m)))
    start m v | v `M.member` m = Right m
              | otherwise = paint True m v
    paint c m v = foldM (edge c v) (M.insert v c m) (succs g v)
    edge c v m u = case M.lookup u m of
      Nothing -> paint (not c) m u
      Just c' | c' == c -> Left (v, u)
              | otherwise -> Right m

-- Examples ----------------------------------------------------------------------

roads :: [(Vertex, Vertex, Weight)]
roads =
  [ (1, 2, 7), (1, 3, 9), (1, 6, 14), (2, 3, 10), (2, 4, 15), (3, 4, 11)
  , (3, 6, 2), (4, 5, 6), (5, 6, 9), (7, 8, 3) ]

deps :: [(Vertex, Vertex, Weight)]
deps = map (\(a, b) -> (a, b, 1))
  [(5, 11), (7, 11), (7, 8), (3, 8), (3, 10), (11, 2), (11, 9), (11, 10), (8, 9)]

cyc :: [(Vertex, Vertex, Weight)]
cyc = map (\(a, b) -> (a, b, 1))
  [(1, 2), (2, 3), (3, 1), (3, 4), (4, 5), (5, 6), (6, 4), (7, 6), (7, 8), (8, 7), (9, 9)]

showEdge :: (Vertex, Vertex, Weight) -> String
showEdge (u, v, w) = show u ++ "-" ++ show v ++ "(" ++ show w ++ ")"

main :: IO ()
main = do
  let g = mkUndirected [1 .. 8] roads
  putStrLn ("bfs: " ++ show (bfs g 1))
  putStrLn ("dfs: " ++ show (concatMap preorder (dff g [1])))
  putStrLn ("forest sizes: " ++ show (map (length . preorder) (dff g (vertices g))))
  let best = dijkstra g 1
  forM_ [1 .. 8] $ \t -> putStrLn $ case pathTo best t of
    Nothing -> show t ++ ": unreachable"
    Just p -> show t ++ ": " ++ show (fst (best IM.! t)) ++ " via " ++ intercalate "->" (map show p)
  let mst = kruskal 8 roads
  putStrLn ("mst: " ++ unwords (map showEdge mst) ++ " total " ++ show (sum [w | (_, _, w) <- mst]))
  print (topo (mkDirected [2, 3, 5, 7, 8, 9, 10, 11] deps))
  print (topo (mkDirected [1 .. 9] cyc))
  print (scc (mkDirected [1 .. 9] cyc))
  let fw = floyd 8 (edgesOf g)
  forM_ [1 .. 8] $ \i -> putStrLn (unwords [maybe " ." (pad . show) (fw ! (i, j)) | j <- [1 .. 8]])
  print (and [ fw ! (1, t) == fmap fst (IM.lookup t best) | t <- [1 .. 8] ])
  print (bipartite g)
  print (bipartite (mkUndirected [1 .. 6] [(a, b, 1) | a <- [1, 3, 5], b <- [2, 4, 6], a /= b + 1]))
  let grid = mkUndirected [0 .. 99]
        ([(r * 10 + c, r * 10 + c + 1, (r * c) `mod` 7 + 1) | r <- [0 .. 9], c <- [0 .. 8]] ++
         [(r * 10 + c, r * 10 + c + 10, (r + c) `mod` 5 + 1) | r <- [0 .. 8], c <- [0 .. 9]])
      gb = dijkstra grid 0
  print (fst (gb IM.! 99), fmap length (pathTo gb 99), maximum (map fst (IM.elems gb)))
  print (sum [w | (_, _, w) <- kruskal 99 [e | e@(u, v, _) <- edgesOf grid, u < v]])
  print (mapMaybe (\v -> lookup v (bfs grid 0)) [99, 55, 9], fromMaybe [] (pathTo gb 22))
  where pad s = replicate (2 - length s) ' ' ++ s
