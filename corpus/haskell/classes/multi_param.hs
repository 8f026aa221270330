-- Multi-parameter classes, flexible instances and contexts.
{-# LANGUAGE MultiParamTypeClasses, FlexibleInstances, FlexibleContexts #-}
module Main where

class Convert a b where
  convert :: a -> b

instance Convert Int String where convert = show
instance Convert Int Double where convert = fromIntegral
instance Convert Bool Int where
  convert True = 1
  convert False = 0
instance Convert a b => Convert [a] [b] where
  convert = map convert
instance (Convert a c, Convert b d) => Convert (a, b) (c, d) where
  convert (a, b) = (convert a, convert b)
instance Convert String Int where
  convert = length

viaInt :: (Convert a Int, Convert Int b) => a -> b
viaInt x = convert (convert x :: Int)

class Monoid' a where
  mzero' :: a
instance Monoid' [Char] where mzero' = "empty"
instance Monoid' [Int] where mzero' = [0]
instance Monoid' (Maybe Bool) where mzero' = Just True

main :: IO ()
main = do
  putStrLn (convert (5 :: Int))
  print (convert (5 :: Int) :: Double)
  print (convert [True, False] :: [Int])
  print (convert (True, 3 :: Int) :: (Int, String))
  putStrLn (viaInt True)
  print (viaInt "four" + 0.5 :: Double)
  putStrLn mzero'
  print (mzero' :: [Int], mzero' :: Maybe Bool)
