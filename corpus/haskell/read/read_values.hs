-- read, reads and readMaybe of numbers, strings, lists, tuples and Maybe.
module Main where

import Text.Read (readMaybe, readEither)
import Data.Ratio

main :: IO ()
main = do
  print (read "42" :: Int, read " -7 " :: Int, read "(3)" :: Int, read "(-3)" :: Integer)
  print (read "3.5" :: Double, read "3" :: Double, read "1e3" :: Double, read "-2.5e-3" :: Double)
  print (read "0x1F" :: Int, read "0o17" :: Int)
  print (read "[1, 2,3 ]" :: [Int], read "[]" :: [Int], read "[ ( 1 , 'a' ) ]" :: [(Int, Char)])
  print (read "\"a\\nb\"" :: String, read "'x'" :: Char, read "['a','b']" :: String)
  print (read "(1,True,\"s\")" :: (Int, Bool, String), read "()" :: ())
  print (read "Just 5" :: Maybe Int, read "Just (-5)" :: Maybe Int, read "Nothing" :: Maybe Int)
  print (read "Left 1" :: Either Int Bool, read "Right (Just True)" :: Either Int (Maybe Bool))
  print (readMaybe "12x" :: Maybe Int, readMaybe "" :: Maybe Int, readMaybe "1.5" :: Maybe Int)
  print (readMaybe "Just -5" :: Maybe (Maybe Int), readMaybe "- 5" :: Maybe Int, readMaybe "--5" :: Maybe Int)
  print (readMaybe "NaN" :: Maybe Double, readMaybe "Infinity" :: Maybe Double, readMaybe ".5" :: Maybe Double)
  print (reads "12 rest" :: [(Int, String)], reads "x" :: [(Int, String)], reads "(1,2)z" :: [((Int, Int), String)])
  print (readEither "5" :: Either String Int)
  print (readEither "z" :: Either String Int)
  print (readEither "1 2" :: Either String Int)
  print (read "3 % 4" :: Rational, read "LT" :: Ordering, (read "True" :: Bool))
  print (lex " hello world", lex "123abc", lex "<= x", lex "\"s\" t", lex "", lex "(a)")
  print (map (fmap (+ 1) . readMaybe) ["1", "a", "3"])
  print (readMaybe "1_000" :: Maybe Int, readMaybe "1 " :: Maybe Int, readMaybe "+1" :: Maybe Int)
