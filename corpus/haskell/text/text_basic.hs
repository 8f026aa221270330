-- Data.Text: conversion, slicing, searching, replacing, splitting.
{-# LANGUAGE OverloadedStrings #-}
module Main where

import qualified Data.Text as T
import qualified Data.Text.IO as TIO
import Data.Text (Text)

greet :: Text -> Text
greet "" = "nobody"
greet "bob" = "it is bob"
greet n = T.concat ["hello ", n, "!"]

main :: IO ()
main = do
  mapM_ (TIO.putStrLn . greet) ["", "bob", "ann"]
  print (T.pack "abc", T.unpack "def", T.length "naïve", T.null "", T.empty, T.singleton 'x')
  print (T.append "a" "b", "a" <> "b", T.cons 'x' "yz", T.snoc "xy" 'z', T.head "abc", T.last "abc", T.init "abc", T.tail "abc")
  print (T.toUpper "abc", T.toLower "ABC", T.reverse "abc", T.map succ "abc", T.intercalate ", " ["a", "b"], T.intersperse '-' "abc")
  print (T.strip "  x y ", T.stripStart "  x ", T.stripEnd " x  ", T.words " a  b ", T.lines "l1\nl2\n", T.unwords ["a", "b"], T.unlines ["a", "b"])
  print (T.splitOn "," "a,b,,c", T.splitOn "ab" "cabbabd", T.split (== ' ') "x y  z", T.chunksOf 2 "abcde")
  print (T.replace "l" "L" "hello", T.replace "aa" "b" "aaaaa", T.isPrefixOf "he" "hello", T.isSuffixOf "lo" "hello", T.isInfixOf "ell" "hello")
  print (T.take 2 "abc", T.drop 2 "abc", T.takeEnd 2 "abc", T.dropEnd 1 "abc", T.takeWhile (/= 'c') "abcd", T.dropWhile (== 'a') "aab", T.dropWhileEnd (== 'b') "abb", T.dropAround (== '-') "--x--")
  print (T.breakOn "=" "k=v=w", T.breakOn "?" "kv", T.breakOnEnd "=" "k=v=w", T.span (< 'c') "abcd", T.splitAt 1 "abc", T.break (== 'b') "abc")
  print (T.filter (/= 'a') "banana", T.foldl' (\n c -> n * 10 + fromEnum c - 48) 0 "123", T.any (== 'x') "abc", T.all (< 'd') "abc", T.concatMap (T.replicate 2 . T.singleton) "abc")
  print (T.zip "abc" "xy", T.index "abc" 1, T.count "an" "banana", T.justifyLeft 5 '.' "ab", T.justifyRight 5 '.' "ab", T.center 6 '*' "ab", T.find (> 'a') "abc")
  print (T.uncons "abc", T.uncons "", T.stripPrefix "foo" "foobar", T.stripSuffix "x" "y", T.group "aabc", T.inits "ab", T.tails "ab", T.partition (> 'b') "abcd")
  print (compare ("a" :: Text) "b", maximum ["x", "yy" :: Text], read "\"quoted\"" :: Text, show ("q\"" :: Text), T.transpose ["abc", "de"])
