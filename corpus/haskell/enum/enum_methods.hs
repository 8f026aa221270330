-- The methods of Enum for standard and own types, with errors at the ends.
{-# LANGUAGE ScopedTypeVariables #-}
module Main where

import Control.Exception

data Level = Low | Mid | High deriving (Show, Eq, Ord, Enum, Bounded)

newtype Even = Even Int deriving (Show, Eq)
instance Enum Even where
  toEnum n = Even (2 * n)
  fromEnum (Even n) = n `div` 2

fails :: Show a => String -> a -> IO ()
fails what x = do
  r <- try (evaluate x)
  putStrLn $ what ++ ": " ++ case r of
    Left (e :: SomeException) -> "error"
    Right v -> show v

main :: IO ()
main = do
  print (map fromEnum [Low ..], [toEnum 0, toEnum 2 :: Level])
  print (enumFrom Mid, enumFromTo Low Mid, enumFromThen Low High, enumFromThenTo High Mid Low)
  print (take 3 [Even 4 ..], [Even 0 .. Even 6], [Even 0, Even 4 .. Even 12], succ (Even 2))
  fails "succ High" (succ High)
  fails "pred Low" (pred Low)
  fails "toEnum 3" (toEnum 3 :: Level)
  fails "succ Mid" (succ Mid)
  fails "succ maxBound" (succ (maxBound :: Int))
  fails "chr" (toEnum (-1) :: Char)
  fails "bool" (toEnum 2 :: Bool)
  fails "pred False" (pred False)
  print (fromEnum 'a', fromEnum True, fromEnum LT, fromEnum 3.7, fromEnum ())
  print (map (toEnum . (+ 1) . fromEnum) "HAL" :: String, succ 1.5, pred 'b')
  print ([x | x <- [minBound .. maxBound], x /= Mid] :: [Level])
