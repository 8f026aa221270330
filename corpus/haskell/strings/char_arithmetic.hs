-- Characters as numbers: shifts, digits, checksums, base conversion, Luhn, ISBN.
module Main where

import Data.Char

luhn :: String -> Bool
luhn s = total `mod` 10 == 0
  where
    total = sum (zipWith ($) (cycle [id, dbl]) (reverse (map digitToInt (filter isDigit s))))
    dbl n = let m = n * 2 in if m > 9 then m - 9 else m

isbn10 :: String -> Bool
isbn10 s = length ds == 10 && sum (zipWith (*) [10, 9 ..] ds) `mod` 11 == 0
  where ds = [if c == 'X' then 10 else digitToInt c | c <- s, c /= '-']

toBase :: Int -> Int -> String
toBase b 0 = "0"
toBase b n = go n ""
  where go 0 acc = acc
        go k acc = let (q, r) = k `quotRem` b in go q (intToDigit r : acc)

fromBase :: Int -> String -> Int
fromBase b = foldl (\a c -> a * b + digitToInt c) 0

vigenere :: String -> String -> String
vigenere key = zipWith shift (cycle key)
  where shift k c = chr ((ord c + ord k - 2 * ord 'A') `mod` 26 + ord 'A')

atbash :: Char -> Char
atbash c
  | isAsciiLower c = toEnum (fromEnum 'z' - fromEnum c + fromEnum 'a')
  | otherwise = c

soundex :: String -> String
soundex [] = ""
soundex (c : cs) = take 4 (toUpper c : dedupe (code c) cs ++ "000")
  where
    dedupe _ [] = []
    dedupe prev (x : xs)
      | d == '0' || d == prev = dedupe d xs
      | otherwise = d : dedupe d xs
      where d = code x
    code x = case toLower x of
      y | y `elem` "bfpv" -> '1'
        | y `elem` "cgjkqsxz" -> '2'
        | y `elem` "dt" -> '3'
        | y == 'l' -> '4'
        | y `elem` "mn" -> '5'
        | 'r' <- y -> '6'
      _ -> '0'

main :: IO ()
main = do
  print (map luhn ["4539 1488 0343 6467", "8273 1232 7352 0569"])
  print (map isbn10 ["3-598-21508-8", "3-598-21507-X", "3-598-21508-9"])
  print (map (`toBase` 255) [2, 8, 10, 16], fromBase 2 "11111111", fromBase 16 "ff", toBase 2 0)
  putStrLn (vigenere "LEMON" "ATTACKATDAWN")
  putStrLn (map atbash "hello, world")
  print (map soundex ["Robert", "Rupert", "Tymczak", "Pfister", "Honeyman"])
