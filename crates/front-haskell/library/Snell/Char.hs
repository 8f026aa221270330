{-# LANGUAGE MagicHash #-}
-- | Characters.
module Snell.Char where

import Snell.Prim
import Snell.Base
import Snell.List

foreign import prim "char.category" charCategory# :: Char -> Int
foreign import prim "char.upper" charUpper# :: Char -> Char
foreign import prim "char.lower" charLower# :: Char -> Char
foreign import prim "char.title" charTitle# :: Char -> Char

isAscii :: Char -> Bool
isAscii c = charLt# c '\x80'

isLatin1 :: Char -> Bool
isLatin1 c = charLe# c '\xff'

isAsciiUpper :: Char -> Bool
isAsciiUpper c = charGe# c 'A' && charLe# c 'Z'

isAsciiLower :: Char -> Bool
isAsciiLower c = charGe# c 'a' && charLe# c 'z'

isControl :: Char -> Bool
isControl c = intEq# (charCategory# c) 25

isSpace :: Char -> Bool
isSpace c
  | charLt# c '\x377' = charEq# c ' ' || (charGe# c '\t' && charLe# c '\r') || charEq# c '\xa0'
  -- The category, said by comparing: of an unknown character that can be decided at once.
  | charGt# c '\x3000' = False
  | otherwise =
      (charGe# c '\x2000' && charLe# c '\x200a') || charEq# c '\x1680' || charEq# c '\x202f' || charEq# c '\x205f'
        || charEq# c '\x3000'

isUpper :: Char -> Bool
isUpper c
  | isAscii c = isAsciiUpper c
  | otherwise = case charCategory# c of
      0 -> True
      2 -> True
      _ -> False

isLower :: Char -> Bool
isLower c = if isAscii c then isAsciiLower c else intEq# (charCategory# c) 1

isAlpha :: Char -> Bool
isAlpha c = if isAscii c then isAsciiLower c || isAsciiUpper c else intLe# (charCategory# c) 4

isAlphaNum :: Char -> Bool
isAlphaNum c
  | isAscii c = isAsciiLower c || isAsciiUpper c || isDigit c
  | otherwise = isLetterOrNumber (charCategory# c)
  where
    isLetterOrNumber :: Int -> Bool
    isLetterOrNumber n = intLe# n 4 || (intGe# n 8 && intLe# n 10)

isDigit :: Char -> Bool
isDigit c = charGe# c '0' && charLe# c '9'

isOctDigit :: Char -> Bool
isOctDigit c = charGe# c '0' && charLe# c '7'

isHexDigit :: Char -> Bool
isHexDigit c = isDigit c || (charGe# c 'A' && charLe# c 'F') || (charGe# c 'a' && charLe# c 'f')

isPrint :: Char -> Bool
isPrint c
  | isAscii c = charGe# c ' ' && charLt# c '\DEL'
  | otherwise = intLe# (charCategory# c) 22

isLetter :: Char -> Bool
isLetter = isAlpha

isMark :: Char -> Bool
isMark c = case charCategory# c of
  5 -> True
  6 -> True
  7 -> True
  _ -> False

isNumber :: Char -> Bool
isNumber c = case charCategory# c of
  8 -> True
  9 -> True
  10 -> True
  _ -> False

isPunctuation :: Char -> Bool
isPunctuation c = let n = charCategory# c in intGe# n 11 && intLe# n 17

isSymbol :: Char -> Bool
isSymbol c = let n = charCategory# c in intGe# n 18 && intLe# n 21

isSeparator :: Char -> Bool
isSeparator c = let n = charCategory# c in intGe# n 22 && intLe# n 24

toUpper :: Char -> Char
toUpper c
  | isAscii c = if isAsciiLower c then intToChar# (intSub# (charToInt# c) 32) else c
  | otherwise = charUpper# c

toLower :: Char -> Char
toLower c
  | isAscii c = if isAsciiUpper c then intToChar# (intAdd# (charToInt# c) 32) else c
  | otherwise = charLower# c

toTitle :: Char -> Char
toTitle c = if isAscii c then toUpper c else charTitle# c

digitToInt :: Char -> Int
digitToInt c
  | isDigit c = intSub# (charToInt# c) 48
  | charGe# c 'a' && charLe# c 'f' = intSub# (charToInt# c) 87
  | charGe# c 'A' && charLe# c 'F' = intSub# (charToInt# c) 55
  | otherwise = errorWithoutStackTrace ("Char.digitToInt: not a digit " ++ show c)

intToDigit :: Int -> Char
intToDigit i
  | intGe# i 0 && intLe# i 9 = intToChar# (intAdd# 48 i)
  | intGe# i 10 && intLe# i 15 = intToChar# (intAdd# 87 i)
  | otherwise = errorWithoutStackTrace ("Char.intToDigit: not a digit " ++ show i)

words :: String -> [String]
words s = case dropWhile isSpace s of
  "" -> []
  s' -> let (w, s'') = break isSpace s' in w : words s''
