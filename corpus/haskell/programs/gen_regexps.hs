-- Expand generative expressions such as "[a-c]<1-3>x" read from standard input, in the style of a find-replace toy.
module Main where

import Data.Char
import Control.Monad (forM_)

main :: IO ()
main = do
  s <- getContents
  forM_ (filter (not . null) (lines s)) $ \l -> do
    let ws = expand l
    putStrLn (l ++ "  (" ++ show (length ws) ++ ")")
    putStrLn ("  " ++ unwords (take 12 ws) ++ (if length ws > 12 then " ..." else ""))

numchars :: [String] -> Int
numchars l = sum (map length l)

expand :: String -> [String]
expand [] = [""]
expand ('<':x) = numericRule x
expand ('[':x) = alphabeticRule x
expand ('{':x) = choiceRule x
expand x = constantRule x

constantRule :: String -> [String]
constantRule (c:rest) = [ c : z | z <- expand rest ]
constantRule [] = [""]

alphabeticRule :: String -> [String]
alphabeticRule (a:'-':b:']':rest)
  | a <= b = [ c : z | c <- [a .. b], z <- expand rest ]
  | otherwise = [ c : z | c <- reverse [b .. a], z <- expand rest ]
alphabeticRule s = case break (== ']') s of
  (cs, _ : rest) -> [ c : z | c <- cs, z <- expand rest ]
  (_, []) -> ["[" ++ s]

numericRule :: String -> [String]
numericRule x = [ pad (show i) ++ z | i <- if u < v then [u .. v] else [u, u - 1 .. v], z <- expand s ]
  where
    (p, _ : q) = span (/= '-') x
    (r, _ : s) = span (/= '>') q
    (u, v) = (mknum p, mknum r)
    mknum n = foldl (\acc d -> acc * 10 + digitToInt d) 0 (filter isDigit n)
    pad n = [ '0' | _ <- [1 .. width - length n] ] ++ n
    width = max (length (show u)) (length (show v))

choiceRule :: String -> [String]
choiceRule s = [ w ++ z | w <- alts, z <- expand rest ]
  where
    (inside, rest) = close (0 :: Int) s
    alts = concatMap expand (splitTop (0 :: Int) "" inside)
    close 0 ('}':r) = ("", r)
    close n (c:r) = let (a, b) = close (n + delta c) r in (c : a, b)
    close _ [] = ("", "")
    splitTop _ acc [] = [reverse acc]
    splitTop 0 acc ('|':r) = reverse acc : splitTop 0 "" r
    splitTop n acc (c:r) = splitTop (n + delta c) (c : acc) r
    delta '{' = 1
    delta '}' = -1
    delta _ = 0

{- The inverse, for curiosity: does a string belong to the language? Used nowhere but in the interpreter. -}
belongs :: String -> String -> Bool
belongs w l = w `elem` expand l

-- | Total size of what would be printed.
volume :: String -> Int
volume = numchars . expand

