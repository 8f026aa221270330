-- String processing: splitting, case folding, substring search, Levenshtein, run-length, anagrams, on generated text.
module Main where

import Data.Char (chr, isAlpha, ord, toLower, toUpper)
import Data.List (group, isPrefixOf, nub, sort, sortBy, tails)
import Data.Ord (comparing, Down (..))

syllables :: [String]
syllables = words "ba be bi bo bu da de di do du ka ke ki ko ku ma me mi mo mu ra re ri ro ru"

text :: Int -> String
text n = unwords (go n 7)
  where
    go 0 _ = []
    go k s = word s : go (k - 1) (next s)
    word s = concat [ syllables !! ((s `div` d) `mod` 25) | d <- take (1 + s `mod` 3) [1, 25, 625] ]
    next s = (s * 75 + 74) `mod` 65537

capitalise :: String -> String
capitalise (c:cs) = toUpper c : map toLower cs
capitalise [] = []

splitOn :: String -> String -> [String]
splitOn sep = go ""
  where
    go acc [] = [reverse acc]
    go acc s@(c:cs)
      | sep `isPrefixOf` s = reverse acc : go "" (drop (length sep) s)
      | otherwise = go (c : acc) cs

occurrences :: String -> String -> Int
occurrences p s = length (filter (p `isPrefixOf`) (tails s))

levenshtein :: String -> String -> Int
levenshtein a b = last (foldl row [0 .. length b] a)
  where
    row prev@(p:ps) c = scanl compute (p + 1) (zip3 b prev ps)
      where compute left (bc, diag, up) = minimum [left + 1, up + 1, diag + fromEnum (bc /= c)]
    row [] _ = []

rle :: String -> String
rle = concatMap (\g -> if length g > 2 then show (length g) ++ [head g] else g) . group

rot :: Int -> String -> String
rot n = map f
  where f c | isAlpha c = chr ((ord (toLower c) - 97 + n) `mod` 26 + 97)
            | otherwise = c

frequency :: String -> [(String, Int)]
frequency = take 6 . sortBy (comparing (\(w, n) -> (Down n, w))) . map (\g -> (head g, length g)) . group . sort . words

anagrams :: [String] -> [[String]]
anagrams ws = filter ((> 1) . length) (map (map snd) (groupOn fst (sort [ (sort w, w) | w <- nub ws ])))
  where
    groupOn f (x:xs) = let (a, b) = span ((== f x) . f) xs in (x : a) : groupOn f b
    groupOn _ [] = []

main :: IO ()
main = do
  let t = text 16000
  putStrLn (take 120 t)
  print (length t, frequency t)
  putStrLn (take 100 (unwords (map capitalise (words t))))
  print (length (splitOn "ba" t), length (splitOn " k" t), map (`occurrences` t) ["ka", "moru", "zz"])
  putStrLn (take 60 (rot 13 t))
  print (rot 13 (rot 13 t) == t, foldr (\c h -> (h * 31 + ord c) `mod` 1000003) 7 (rot 5 t))
  let ws = take 170 (nub (words t))
  print (minimum [ (levenshtein a b, a, b) | (a, i) <- zip ws [0 :: Int ..], b <- drop (i + 1) ws ])
  print (sum [ levenshtein a b | a <- ws, b <- ws ])
  putStrLn (rle (concatMap (\(c, n) -> replicate n c) (zip (cycle "abcd") [1 .. 12])))
  mapM_ print (take 5 (anagrams (take 2000 (words t))))
  print (length (filter (\w -> w == reverse w) (words t)))
