-- Cichelli's minimal perfect hash function by backtracking over letter values, with ordered and checked keys.
module Main where

import Data.List (sortBy, sort, nub)
import Data.Maybe (fromMaybe)

type Value = Int
data Key = K String Char Char Int      -- word, first, last, length
type HashSet = (Int, Int, [Int])       -- low, high, taken
type Assign = [(Char, Value)]

data Status a = Found a | Stuck Int

word :: Key -> String
word (K s _ _ _) = s

mkKey :: String -> Key
mkKey s = K s (head s) (last s) (length s)

freq :: [String] -> Char -> Int
freq ws c = length (filter (== c) (concatMap (\w -> [head w, last w]) ws))

-- keys with frequent end letters first, and then those already determined moved forward
order :: [Key] -> [Key]
order ks = rearrange [] (sortBy (\a b -> compare (score b) (score a)) ks)
  where
    score (K _ a z _) = f a + f z
    f = freq (map word ks)
    rearrange _ [] = []
    rearrange known (k@(K _ a z _):rest) = k : now ++ rearrange known' later
      where known' = nub (a : z : known)
            now = filter determined rest
            later = filter (not . determined) rest
            determined (K _ b y _) = b `elem` known' && y `elem` known'

hash :: Assign -> Key -> Maybe Int
hash as (K _ a z n) = do
  x <- lookup a as
  y <- lookup z as
  return (n + x + y)

insertH :: Int -> Int -> HashSet -> Maybe HashSet
insertH size h (lo, hi, hs)
  | h `elem` hs || hi' - lo' >= size = Nothing
  | otherwise = Just (lo', hi', h : hs)
  where lo' = min lo h
        hi' = max hi h

solve :: Int -> [Key] -> Status Assign
solve maxval keys = go keys [] (maxBound, minBound, [])
  where
    size = length keys
    go [] as _ = Found as
    go (k@(K _ a z _):ks) as hs = case (lookup a as, lookup z as) of
      (Just _, Just _) -> try as
      (Nothing, Just _) -> many [ (a, v) : as | v <- [0 .. maxval] ]
      (Just _, Nothing) -> many [ (z, v) : as | v <- [0 .. maxval] ]
      (Nothing, Nothing)
        | a == z -> many [ (a, v) : as | v <- [0 .. maxval] ]
        | otherwise -> many [ (a, v) : (z, w) : as | v <- [0 .. maxval], w <- [0 .. maxval] ]
      where
        try as' = case hash as' k >>= flip (insertH' size) hs of
          Nothing -> Stuck 1
          Just hs' -> go ks as' hs'
        many = search 0
        search n [] = Stuck n
        search n (x:xs) = case try x of
          Found r -> Found r
          Stuck m -> search (n + m) xs
    insertH' s h set@(_, _, hs) | null hs = Just (h, h, [h])
                                | otherwise = insertH s h set

report :: [String] -> IO ()
report ws = do
  let keys = order (map mkKey ws)
  putStrLn (unwords (map word keys))
  case solve (length ws `div` 2 + 1) keys of
    Stuck n -> putStrLn ("no function, " ++ show n ++ " dead ends")
    Found as -> do
      let hs = map (fromMaybe (-1) . hash as) keys
          lo = minimum hs
      putStrLn (unwords [ c : '=' : show v | (c, v) <- sort as ])
      print (sort (map (subtract lo) hs) == [0 .. length ws - 1])
      mapM_ (\(h, w) -> putStr (show (h - lo) ++ ":" ++ w ++ " ")) (sort (zip hs (map word keys)))
      putStrLn ""

main :: IO ()
main = do
  report (words "case class data default deriving else if import in")
  report (words "and array begin div do downto end file for function goto of or")
  report (words "one two three four five six seven eight nine ten")
  report ["aa", "ab", "ba"]
