-- Data.Char: classification over ASCII and beyond, conversions, digits.
module Main where

import Data.Char

main :: IO ()
main = do
  let ascii = map chr [0 .. 127]
  print (filter isControl ascii == map chr ([0 .. 31] ++ [127]))
  print (filter isPunctuation ascii, filter isSymbol ascii)
  print (filter isSpace ascii, filter isHexDigit ascii, filter isOctDigit ascii)
  print (length (filter isAlphaNum ascii), length (filter isPrint ascii), length (filter isSeparator ascii))
  print (map digitToInt "09afAF", map intToDigit [0, 9, 10, 15])
  print (map toUpper "hello ß é ÿ", map toLower "HELLO É Σ", map toTitle "abc")
  print (ord 'A', chr 97, ord maxBound, isAscii '\128', isLatin1 'ÿ')
  print (map isUpper "aAéÉ", map isLower "aAéÉ1", map isAlpha "aé1_λ日", map isLetter "a1")
  print (map isDigit "0٣a", map isNumber "0٣½a", map isMark "a\768")
  print (map generalCategory "aA1 .+$(\n_")
  print (isSpace '\160', isSpace '\t', isSpace '\v', isAsciiUpper 'Z', isAsciiLower 'Z')
  print (subtract (ord 'a') (ord 'd'), succ 'a', pred 'b', ['a' ..] !! 25)
  print (showLitChar '\n' "", lexLitChar "\\nabc", readLitChar "\\x41z")
