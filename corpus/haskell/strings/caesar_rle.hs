-- Classic string exercises: Caesar, run lengths, palindromes, anagrams, word counts.
module Main where

import Data.Char
import Data.List
import qualified Data.Map as Map

caesar :: Int -> String -> String
caesar n = map shift
  where
    shift c
      | isUpper c = rot 'A' c
      | isLower c = rot 'a' c
      | otherwise = c
    rot base c = chr (ord base + (ord c - ord base + n) `mod` 26)

rle :: String -> [(Char, Int)]
rle = map (\g -> (head g, length g)) . group

unrle :: [(Char, Int)] -> String
unrle = concatMap (uncurry (flip replicate))

palindrome :: String -> Bool
palindrome s = let t = [toLower c | c <- s, isAlpha c] in t == reverse t

anagrams :: [String] -> [[String]]
anagrams = filter ((> 1) . length) . Map.elems . Map.fromListWith (flip (++)) . map (\w -> (sort w, [w]))

wordFreq :: String -> [(String, Int)]
wordFreq = sortBy (\(a, m) (b, n) -> compare n m <> compare a b) . map (\ws -> (head ws, length ws)) . group . sort . words . map toLower . filter (\c -> isAlpha c || isSpace c)

main :: IO ()
main = do
  putStrLn (caesar 3 "Hello, World! xyz")
  putStrLn (caesar (-3) (caesar 3 "Round Trip"))
  print (rle "aaabccd")
  print (unrle (rle "aaabccd") == "aaabccd", rle "")
  print (map palindrome ["A man, a plan, a canal: Panama", "no", ""])
  print (anagrams (words "tea ate rat tar eat dog"))
  print (wordFreq "the cat. The dog; the CAT! A bird")
  putStrLn [if even i then toUpper c else c | (i, c) <- zip [0 :: Int ..] "alternating"]
