-- ByteStrings: numbers, slices, UTF-8, and the view as bytes.
{-# LANGUAGE OverloadedStrings #-}
module Main where

import qualified Data.ByteString as BS
import qualified Data.ByteString.Char8 as B
import qualified Data.ByteString.Lazy.Char8 as L
import qualified Data.Text as T
import qualified Data.Text.Encoding as T

main :: IO ()
main = do
  print (map B.readInt ["12 x", "-7", "+3", "", "x"], B.readInteger "99999999999999999999!")
  print (B.split ',' "a,b,,c,", B.splitWith (`elem` (",;" :: String)) "a;b,c", B.words "  two  words ", B.lines "a\n\nb")
  print (B.breakSubstring "bc" "abcd", B.breakSubstring "x" "ab", B.span (== 'a') "aab", B.spanEnd (== 'b') "aabb")
  print (B.stripPrefix "ab" "abc", B.stripSuffix "bc" "abc", B.isInfixOf "b" "abc", B.elemIndex 'c' "abc", B.count 'a' "aba")
  print (BS.unpack (BS.map (+ 1) "AZ"), BS.foldl' (\n b -> n * 256 + fromIntegral b) (0 :: Integer) "\SOH\STX\ETX", B.pack "\955x")
  print (T.encodeUtf8 (T.pack "h\233\8364\128512"), T.decodeUtf8 "h\195\169\226\130\172", B.length (T.encodeUtf8 "\8364"))
  print (B.uncons "ab", B.unsnoc "ab", B.uncons "", B.null "", B.reverse "abc", B.replicate 3 'x', B.sort "hello", B.zip "ab" "xyz")
  L.putStrLn (L.intercalate ", " (map (L.pack . show) [1 .. 3 :: Int]))
  print (compare ("a" :: B.ByteString) "b", B.concat ["x", "y"] <> "z", B.group "aabccc")
