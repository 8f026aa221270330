-- Parsec on bytes and lazy text.
{-# LANGUAGE OverloadedStrings #-}
module Main where

import qualified Data.ByteString.Char8 as B
import qualified Data.Text.Lazy as TL
import Text.Parsec
import qualified Text.Parsec.ByteString as PB
import qualified Text.Parsec.Text.Lazy as PT

numbers :: PB.Parser [Int]
numbers = (read <$> many1 digit) `sepBy` (char ',' >> spaces) <* eof

word :: PT.Parser String
word = many1 letter <* spaces

main :: IO ()
main = do
  print (parse numbers "bytes" (B.pack "1, 22,333"))
  print (parse numbers "bytes" (B.pack "1,x"))
  print (parse (many word) "text" (TL.pack "some words here"))
