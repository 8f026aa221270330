-- Numeric: showHex, showOct, showFFloat, showEFloat, showGFloat, readHex and others.
module Main where

import Numeric
import Data.Char (intToDigit, isDigit, digitToInt)

main :: IO ()
main = do
  putStrLn (showHex 255 "" ++ " " ++ showOct 64 "" ++ " " ++ showIntAtBase 2 intToDigit 10 "" ++ showHex 0 "!")
  print (fst (head (readHex "ff")), fst (head (readOct "777")), readDec "12ab" :: [(Int, String)])
  print (readHex "xyz" :: [(Int, String)], readInt 2 (`elem` "01") digitToInt "1012" :: [(Int, String)])
  putStrLn (unwords [showFFloat (Just d) 3.14159 "" | d <- [0 .. 6]])
  putStrLn (unwords [showEFloat (Just d) 31415.9 "" | d <- [0 .. 4]])
  putStrLn (unwords [showGFloat (Just 2) x "" | x <- [0.01, 0.1, 5, 9999999, 1e8]])
  putStrLn (unwords [showFFloat Nothing x "" | x <- [1.5e10, 2.5e-5, 100, -0.125]])
  putStrLn (unwords [showEFloat Nothing x "" | x <- [0, 1, 123.456, 1e-10]])
  putStrLn (unwords [showFFloat (Just 2) x "" | x <- [0.005, 0.015, 2.675, 1.005, -0.001, 999.999]])
  putStrLn (unwords [showFFloat (Just 0) x "" | x <- [0.5, 1.5, 2.5, 0.4]])
  putStrLn (showFloat 1.25 "" ++ showSigned showInt 0 (-5) "" ++ " " ++ showSigned showInt 7 (-5) "")
  print (readFloat "2.5e1x" :: [(Double, String)], readSigned readDec "-12 z" :: [(Int, String)])
  print (floatToDigits 10 0.15625, floatToDigits 2 0.15625, fromRat 0.75 :: Double)
  print (showHex (2 ^ 70 :: Integer) "", lexDigits "123abc")
