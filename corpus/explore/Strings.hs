-- Functions on strings, with the classifications of characters.
-- @explore wordsOf linesOf prefix vowels shout digits palindrome caesar trim countChar splitOn greet parseBool escape
module Strings where

import Data.Char (chr, isAlpha, isDigit, isSpace, ord, toUpper)
import Data.List (isPrefixOf)

wordsOf :: String -> [String]
wordsOf = words

linesOf :: String -> [String]
linesOf = lines

prefix :: String -> String -> Bool
prefix = isPrefixOf

vowels :: String -> Int
vowels s = length [c | c <- s, c `elem` "aeiou"]

shout :: String -> String
shout s = map toUpper s ++ "!"

digits :: String -> Int
digits = foldl step 0
  where
    step n c | isDigit c = 10 * n + (ord c - ord '0')
             | otherwise = error ("no digit: " ++ show c)

palindrome :: String -> Bool
palindrome s = s == reverse s

caesar :: Int -> Char -> Char
caesar n c
  | c >= 'a' && c <= 'z' = chr (ord 'a' + (ord c - ord 'a' + n) `mod` 26)
  | otherwise = c

trim :: String -> String
trim = dropWhile isSpace

countChar :: Char -> String -> Int
countChar c = length . filter (== c)

splitOn :: Char -> String -> [String]
splitOn d s = case break (== d) s of
  (a, []) -> [a]
  (a, _ : rest) -> a : splitOn d rest

greet :: Maybe String -> String
greet (Just name) | not (null name) = "hello, " ++ name
greet _ = "hello"

parseBool :: String -> Either String Bool
parseBool "yes" = Right True
parseBool "no" = Right False
parseBool other = Left ("not a truth: " ++ other)

escape :: String -> String
escape = concatMap one
  where
    one '"' = "\\\""
    one '\n' = "\\n"
    one c | isAlpha c = [c]
          | otherwise = '\\' : [c]
