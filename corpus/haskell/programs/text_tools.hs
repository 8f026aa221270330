-- Text processing over standard input: word counts, Caesar, Vigenere, run-length, justification, columns; tools chosen by arguments.
module Main where

import Data.Char
import Data.List
import qualified Data.Map as Map
import System.Environment (getArgs, getProgName)
import System.IO (hPutStrLn, stderr)
import System.Exit (exitFailure)
import Control.Monad (when)

type Tool = [String] -> String -> String

tools :: [(String, Tool)]
tools =
  [ ("wc", const wc)
  , ("freq", freq)
  , ("caesar", \a -> maybe id (caesar . read) (listHead a))
  , ("vigenere", \a -> maybe id (vigenere (+)) (listHead a))
  , ("unvigenere", \a -> maybe id (vigenere (-)) (listHead a))
  , ("rle", const (unlines . map (rleShow . rle) . lines))
  , ("unrle", const (unlines . map (unrle . rleShow . rle) . lines))
  , ("justify", \a -> justify (maybe 40 read (listHead a)))
  , ("columns", \a -> columns (maybe 3 read (listHead a)))
  , ("rev", const (unlines . map reverse . lines))
  , ("title", const (unlines . map (unwords . map titleWord . words) . lines))
  , ("palin", const palindromes)
  , ("acro", const (map toUpper . concatMap (take 1) . words))
  ]

listHead :: [a] -> Maybe a
listHead = foldr (const . Just) Nothing

wc :: String -> String
wc s = unwords (map show [length (lines s), length (words s), length s]) ++ "\n"

freq :: Tool
freq args s = unlines
  [ w ++ " " ++ replicate n '*' | (w, n) <- take k (sortBy cmp (Map.toList counts)) ]
  where
    k = maybe 5 read (listHead args)
    cmp (a, m) (b, n) = compare n m <> compare a b
    counts = Map.fromListWith (+) [ (map toLower w, 1) | w <- words (map letters s) ]
    letters c = if isAlpha c || c == '\'' then c else ' '

rotate :: Int -> Char -> Char
rotate k c
  | isAsciiUpper c = turn 'A'
  | isAsciiLower c = turn 'a'
  | otherwise = c
  where turn base = chr (ord base + (ord c - ord base + k) `mod` 26)

caesar :: Int -> String -> String
caesar = map . rotate

vigenere :: (Int -> Int -> Int) -> String -> String -> String
vigenere op key = snd . mapAccumL step (cycle (map (\c -> ord (toLower c) - ord 'a') key))
  where
    step ks@(k:rest) c
      | isAscii c && isAlpha c = (rest, rotate (0 `op` k) c)
      | otherwise = (ks, c)
    step [] c = ([], c)

rle :: String -> [(Char, Int)]
rle = map (\g -> (head g, length g)) . group

rleShow :: [(Char, Int)] -> String
rleShow = concatMap (\(c, n) -> if n == 1 && not (isDigit c) then [c] else show n ++ [c])

unrle :: String -> String
unrle "" = ""
unrle s = case span isDigit s of
  ("", c:r) -> c : unrle r
  (d, c:r) -> replicate (read d) c ++ unrle r
  (d, "") -> d

justify :: Int -> String -> String
justify width = intercalate "\n" . map paragraph . paragraphs
  where
    paragraphs = filter (not . null) . map unwords . splitBlank . lines
    splitBlank ls = case break (all isSpace) (dropWhile (all isSpace) ls) of
      ([], _) -> []
      (p, r) -> p : splitBlank r
    paragraph p = let ls = fill (words p) in unlines (map spread (init ls) ++ [unwords (last ls)])
    fill [] = []
    fill (w:ws) = go [w] (length w) ws
      where go acc _ [] = [reverse acc]
            go acc n (x:xs)
              | n + 1 + length x <= width = go (x : acc) (n + 1 + length x) xs
              | otherwise = reverse acc : fill (x : xs)
    spread [w] = w
    spread ws = concat (zipWith (++) ws (map (`replicate` ' ') gaps ++ [""]))
      where slots = length ws - 1
            space = width - sum (map length ws)
            (q, r) = space `quotRem` slots
            gaps = [ q + (if i < r then 1 else 0) | i <- [0 .. slots - 1] ]

columns :: Int -> String -> String
columns n s = unlines (map (dropWhileEnd isSpace . concatMap pad) (transpose' (chunks rows ws)))
  where
    ws = nub (words (filter (\c -> isAlpha c || isSpace c) s))
    rows = (length ws + n - 1) `div` n
    width = maximum (0 : map length ws) + 2
    pad w = w ++ replicate (width - length w) ' '
    chunks _ [] = []
    chunks k xs = take k xs : chunks k (drop k xs)
    transpose' = transpose

titleWord :: String -> String
titleWord (c:cs) = toUpper c : map toLower cs
titleWord [] = []

palindromes :: String -> String
palindromes s = unlines (nub [ w | w <- map (filter isAlpha . map toLower) (words s), length w > 2, w == reverse w ])

main :: IO ()
main = do
  args <- getArgs
  input <- getContents
  when (null args) $ do
    _ <- getProgName
    hPutStrLn stderr ("tools: " ++ unwords (map fst tools))
    exitFailure
  mapM_ (apply input) args
  where
    apply input spec = do
      let (n, rest) = break (== ':') spec
          params = if null rest then [] else [drop 1 rest]
      putStrLn ("[" ++ spec ++ "]")
      putStr (maybe (const "no such tool\n") ($ params) (lookup n tools) input `ensureNL` "\n")
    ensureNL s nl = if null s || last s /= '\n' then s ++ nl else s
