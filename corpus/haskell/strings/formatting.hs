-- Hand-made formatting: padding, tables, commas, roman numerals, spelled numbers, hex dumps.
module Main where

import Data.Char
import Data.List
import Numeric (showHex)

padL, padR :: Int -> String -> String
padL n s = replicate (n - length s) ' ' ++ s
padR n s = take n (s ++ repeat ' ')

commas :: Integer -> String
commas n | n < 0 = '-' : commas (negate n)
         | otherwise = reverse . intercalate "," . unfoldr step . reverse . show $ n
  where step "" = Nothing
        step s = Just (splitAt 3 s)

roman :: Int -> String
roman 0 = ""
roman n = let (v, s) = head (filter ((<= n) . fst) table) in s ++ roman (n - v)
  where table = zip [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1] (words "M CM D CD C XC L XL X IX V IV I")

spell :: Int -> String
spell n
  | n < 0 = "minus " ++ spell (-n)
  | n < 20 = ones !! n
  | n < 100 = let (t, o) = n `divMod` 10 in tens !! (t - 2) ++ (if o > 0 then '-' : spell o else "")
  | n < 1000 = let (h, r) = n `divMod` 100 in spell h ++ " hundred" ++ (if r > 0 then " and " ++ spell r else "")
  | otherwise = let (t, r) = n `divMod` 1000 in spell t ++ " thousand" ++ (if r > 0 then ' ' : spell r else "")
  where ones = words "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
        tens = words "twenty thirty forty fifty sixty seventy eighty ninety"

hexdump :: String -> [String]
hexdump s = [padL 4 (show off) ++ "  " ++ padR 24 (unwords [pad2 (showHex (ord c) "") | c <- ch]) ++ map vis ch | (off, ch) <- zip [0 :: Int, 8 ..] (chunks s)]
  where chunks [] = []
        chunks t = let (a, b) = splitAt 8 t in a : chunks b
        pad2 x = replicate (2 - length x) '0' ++ x
        vis c = if isPrint c && isAscii c then c else '.'

main :: IO ()
main = do
  mapM_ (\(a, b) -> putStrLn (padR 8 a ++ "|" ++ padL 6 (show b))) [("apple", 3), ("kiwi", 12345), ("verylongname", -1)]
  mapM_ (putStrLn . commas) [0, 999, 1000, 1234567, -98765]
  print (map roman [1, 4, 9, 14, 40, 90, 400, 1994, 2024])
  mapM_ (putStrLn . spell) [0, 13, 21, 100, 342, 1001, -12345]
  mapM_ putStrLn (hexdump "Hello, World!\n\tend")
