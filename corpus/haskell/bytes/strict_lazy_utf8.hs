-- Bytes and text: what is written for bytes is what they say; strict and lazy strings are two types.
{-# LANGUAGE OverloadedStrings #-}
module Main where

import qualified Data.ByteString as B
import qualified Data.ByteString.Builder as D
import qualified Data.ByteString.Char8 as C
import qualified Data.ByteString.Lazy as L
import qualified Data.ByteString.Lazy.Char8 as LC
import qualified Data.Text as T
import qualified Data.Text.Encoding as E
import qualified Data.Text.Lazy as TL
import qualified Data.Text.Lazy.Encoding as TLE

class Source a where
  describe :: a -> String

instance Source B.ByteString where
  describe b = "strict " ++ show (B.length b)

instance Source L.ByteString where
  describe b = "lazy " ++ show (L.length b)

main :: IO ()
main = do
  let t = T.pack "na\239ve \8364"
      b = E.encodeUtf8 t
  print b
  B.putStr b >> putStrLn ""
  C.putStrLn b
  print (E.decodeUtf8 b == t, B.length b, E.decodeUtf8' (B.pack [65, 66]))
  putStrLn (describe b)
  putStrLn (describe (L.fromStrict b))
  LC.putStrLn (LC.unwords (map LC.pack ["a", "b"]))
  print (L.toStrict (D.toLazyByteString (D.intDec 42 <> D.charUtf8 '\233' <> D.byteString "x" <> D.lazyByteString "yz")))
  print (LC.take 5 (LC.cycle "ab"), LC.lines "x\ny\n", LC.readInt "12 rest", L.unpack (L.take 3 "hello"))
  print (TLE.encodeUtf8 (TL.pack "\955x"), TLE.decodeUtf8 "abc", L.toChunks "chunk", L.fromChunks ["a", "b"])
  print (LC.foldl' (\n c -> n * 10 + fromEnum c - 48) 0 "123", LC.count 'l' "hello", LC.splitAt 2 "hello", LC.index "abc" 1)
  s <- C.getContents
  print s
  print (T.unpack (E.decodeUtf8 s))
