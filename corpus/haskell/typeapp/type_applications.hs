-- Visible type application: read, show, maxBound, own functions, with wildcards.
{-# LANGUAGE TypeApplications, ScopedTypeVariables, AllowAmbiguousTypes #-}
module Main where

import Data.Int
import Data.Word

class Named a where nameOf :: String
instance Named Int where nameOf = "Int"
instance Named Bool where nameOf = "Bool"
instance Named a => Named [a] where nameOf = "[" ++ nameOf @a ++ "]"
instance (Named a, Named b) => Named (a, b) where nameOf = "(" ++ nameOf @a ++ "," ++ nameOf @b ++ ")"

sizeOfRange :: forall a. (Bounded a, Integral a) => Integer
sizeOfRange = toInteger (maxBound @a) - toInteger (minBound @a) + 1

pair :: forall a b. (Show a, Read b) => a -> String -> (String, b)
pair a s = (show @a a, read @b s)

conv :: forall b a. (Integral a, Num b) => a -> b
conv = fromIntegral

main :: IO ()
main = do
  print (read @Int "42", read @Double "1.5", read @[Int] "[1,2]")
  putStrLn (show @Integer 5 ++ show @Double 5)
  print (maxBound @Int8, minBound @Word16, maxBound @Bool)
  putStrLn (nameOf @[(Int, [Bool])])
  print (sizeOfRange @Int8, sizeOfRange @Word16)
  print (pair @Int @Bool 3 "True", pair @_ @Int 'c' "7")
  print (conv @Double (3 :: Int) / 2, conv @Word8 (300 :: Int))
  print (fromIntegral @Int @Double 7, either @String @Int length id (Left "abc"))
  print (fmap (read @Int) ["1", "2"], mempty @String, pure @Maybe 'x', foldMap @[] show [1, 2])
  print (map (fromEnum @Char) "ab", toEnum @Bool 1, [minBound @Ordering ..])
