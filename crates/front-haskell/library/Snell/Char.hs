{-# LANGUAGE MagicHash #-}
-- | Characters.
module Snell.Char where

import Snell.Prim
import Snell.Base
import Snell.List

foreign import prim "char.category" charCategory# :: Char -> Int
foreign import prim "char.in" charIn# :: Char -> Int -> Bool
foreign import prim "char.upper" charUpper# :: Char -> Char
foreign import prim "char.lower" charLower# :: Char -> Char
foreign import prim "char.title" charTitle# :: Char -> Char

isAscii :: Char -> Bool
isAscii c = charLt# c '\x80'

isLatin1 :: Char -> Bool
isLatin1 c = charLe# c '\xff'

-- Classes are unions of categories, a bit for each, and of some sets beyond them. Of an unknown character it is one
-- question whether it belongs to such a class.

isAsciiUpper :: Char -> Bool
isAsciiUpper c = charIn# c 0x800000000

isAsciiLower :: Char -> Bool
isAsciiLower c = charIn# c 0x400000000

isControl :: Char -> Bool
isControl c = charIn# c 0x2000000

isSpace :: Char -> Bool
isSpace c = charIn# c 0x40400000

isUpper :: Char -> Bool
isUpper c = charIn# c 0x5

isLower :: Char -> Bool
isLower c = charIn# c 0x2

isAlpha :: Char -> Bool
isAlpha c = charIn# c 0x1f

isAlphaNum :: Char -> Bool
isAlphaNum c = charIn# c 0x71f

isDigit :: Char -> Bool
isDigit c = charIn# c 0x80000000

isOctDigit :: Char -> Bool
isOctDigit c = charIn# c 0x100000000

isHexDigit :: Char -> Bool
isHexDigit c = charIn# c 0x280000000

isPrint :: Char -> Bool
isPrint c = charIn# c 0x7fffff

isLetter :: Char -> Bool
isLetter c = charIn# c 0x1f

isMark :: Char -> Bool
isMark c = charIn# c 0xe0

isNumber :: Char -> Bool
isNumber c = charIn# c 0x700

isPunctuation :: Char -> Bool
isPunctuation c = charIn# c 0x3f800

isSymbol :: Char -> Bool
isSymbol c = charIn# c 0x3c0000

isSeparator :: Char -> Bool
isSeparator c = charIn# c 0x1c00000

toUpper :: Char -> Char
toUpper c = charUpper# c

toLower :: Char -> Char
toLower c = charLower# c

toTitle :: Char -> Char
toTitle c = charTitle# c

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
