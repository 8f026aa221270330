-- Dijkstra's algorithm on Data.Map over a railway network, with route descriptions and k-nearest queries.
module Main where

import qualified Data.Map as Map
import qualified Data.Set as Set
import Data.Map (Map)
import Data.Maybe
import Data.List (sortOn, intercalate)

type Station = String
type Minutes = Int

data Link = Link
  { to    :: Station
  , time  :: Minutes
  , lineN :: String
  } deriving (Show, Eq, Ord)

type Network = Map Station [Link]

data Label = Label { dist :: Minutes, via :: Maybe (Station, String) }
  deriving Show

network :: Network
network = Map.fromListWith (++) (concatMap both raw)
  where
    both (l, a, b, t) = [(a, [Link b t l]), (b, [Link a t l])]
    raw =
      [ ("red", "Aston", "Brook", 4), ("red", "Brook", "Crane", 7), ("red", "Crane", "Dover", 3)
      , ("blue", "Aston", "Elm", 2), ("blue", "Elm", "Forge", 9), ("blue", "Forge", "Dover", 2)
      , ("green", "Brook", "Forge", 3), ("green", "Forge", "Grange", 6), ("green", "Grange", "Hythe", 5)
      , ("night", "Elm", "Hythe", 25), ("ferry", "Isle", "Jetty", 40)
      ]

shortest :: Network -> Station -> Map Station Label
shortest net s0 = loop (Set.singleton (0, s0)) (Map.singleton s0 (Label 0 Nothing)) Set.empty
  where
    loop queue labels done = case Set.minView queue of
      Nothing -> labels
      Just ((d, s), queue')
        | s `Set.member` done -> loop queue' labels done
        | otherwise ->
            let (queue'', labels') = foldl (relax d s) (queue', labels) (fromMaybe [] (Map.lookup s net))
            in loop queue'' labels' (Set.insert s done)
    relax d s (q, ls) (Link t m l)
      | better = (Set.insert (d + m, t) q, Map.insert t (Label (d + m) (Just (s, l))) ls)
      | otherwise = (q, ls)
      where better = maybe True ((d + m <) . dist) (Map.lookup t ls)

route :: Map Station Label -> Station -> Maybe [(Station, String)]
route labels t = do
  l <- Map.lookup t labels
  case via l of
    Nothing -> Just [(t, "")]
    Just (p, ln) -> do
      r <- route labels p
      return (r ++ [(t, ln)])

describe :: [(Station, String)] -> String
describe [] = "nowhere"
describe ((s, _):rest) = s ++ concat (go "" rest)
  where
    go _ [] = []
    go prev ((t, l):more)
      | l == prev = (" - " ++ t) : go l more
      | otherwise = (" =" ++ l ++ "=> " ++ t) : go l more

changes :: [(Station, String)] -> Int
changes r = let ls = map snd (drop 1 r) in length (filter id (zipWith (/=) ls (drop 1 ls)))

nearest :: Int -> Map Station Label -> [(Station, Minutes)]
nearest k = take k . sortOn snd . filter ((> 0) . snd) . Map.toList . fmap dist

-- every link's times must satisfy the triangle inequality on the result
consistent :: Network -> Map Station Label -> Bool
consistent net ls = and
  [ dist b <= dist a + time k
  | (s, ks) <- Map.toList net, k <- ks
  , Just a <- [Map.lookup s ls], Just b <- [Map.lookup (to k) ls] ]

eccentricity :: Network -> Station -> Minutes
eccentricity net = maximum . map dist . Map.elems . shortest net

main :: IO ()
main = do
  let ls = shortest network "Aston"
  mapM_ putStrLn
    [ t ++ ": " ++ maybe "no route" (\r -> show (dist (ls Map.! t)) ++ " min, " ++ show (changes r) ++ " changes, " ++ describe r) (route ls t)
    | t <- Map.keys network ]
  print (nearest 3 ls)
  print (consistent network ls)
  print (Map.toList (Map.mapWithKey (\s _ -> eccentricity network s) network))
  let closed = Map.map (filter ((/= "green") . lineN)) network
      ls' = shortest closed "Aston"
  putStrLn (intercalate "; " [ t ++ " " ++ show (dist l) | (t, l) <- Map.toList ls', fmap dist (Map.lookup t ls) /= Just (dist l) ])
  print (mapMaybe (fmap length . route ls') ["Dover", "Hythe", "Isle"])
