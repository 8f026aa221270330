-- Lazy programs that depend on their own results: doubly linked lists, minimum replacement, streams of primes.
module Main where

import qualified Data.Map as M

data DL a = DL { prev :: Maybe (DL a), val :: a, next :: Maybe (DL a) }

mk :: [a] -> Maybe (DL a)
mk = go Nothing
  where
    go _ [] = Nothing
    go p (x : xs) = let this = DL p x rest
                        rest = go (Just this) xs
                    in Just this

walk :: (DL a -> Maybe (DL a)) -> Maybe (DL a) -> [a]
walk _ Nothing = []
walk f (Just n) = val n : walk f (f n)

lastN :: DL a -> DL a
lastN n = maybe n lastN (next n)

data Person = Person { pname :: String, friends :: [Person] }

people :: M.Map String Person
people = M.mapWithKey (\n fs -> Person n (map (people M.!) fs)) raw
  where raw = M.fromList [("a", ["b", "c"]), ("b", ["a"]), ("c", ["c", "a"])]

normalise :: [Double] -> [Double]
normalise xs = ys
  where (ys, total) = foldr (\x ~(acc, s) -> (x / total : acc, x + s)) ([], 0) xs

knap :: Int -> [(Int, Int)] -> Int
knap cap items = table M.! (0, cap)
  where
    n = length items
    table = M.fromList [((i, w), f i w) | i <- [0 .. n], w <- [0 .. cap]]
    f i w | i == n = 0
          | wt > w = skip
          | otherwise = max skip (v + table M.! (i + 1, w - wt))
      where (wt, v) = items !! i
            skip = table M.! (i + 1, w)

main :: IO ()
main = do
  let l = mk "hello"
  putStrLn (walk next l)
  putStrLn (walk prev (fmap lastN l))
  print (map pname (friends (head (friends (people M.! "a")))), map (map pname . friends) (M.elems people))
  print (normalise [1, 2, 5])
  print (knap 10 [(5, 10), (4, 40), (6, 30), (3, 50)])
  let primes = 2 : [n | n <- [3 ..], all (\p -> n `mod` p /= 0) (takeWhile (\p -> p * p <= n) primes)]
  print (primes !! 100)
