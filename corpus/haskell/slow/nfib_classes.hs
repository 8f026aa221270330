-- nfib and tak written against the numeric classes, at several types, without specialisation.
module Main where

nfib :: (Ord a, Num a, Num b) => a -> b
nfib n
  | n <= 1 = 1
  | otherwise = nfib (n - 1) + nfib (n - 2) + 1

tak :: (Ord a, Num a) => a -> a -> a -> a
tak x y z
  | x <= y = z
  | otherwise = tak (tak (x - 1) y z) (tak (y - 1) z x) (tak (z - 1) x y)

ack :: (Eq a, Num a) => a -> a -> a
ack 0 n = n + 1
ack m 0 = ack (m - 1) 1
ack m n = ack (m - 1) (ack m (n - 1))

-- a number type of our own, to go through user-written instances as well
newtype Mod7 = Mod7 Int deriving (Eq, Ord, Show)

instance Num Mod7 where
  Mod7 a + Mod7 b = Mod7 ((a + b) `mod` 7)
  Mod7 a * Mod7 b = Mod7 ((a * b) `mod` 7)
  negate (Mod7 a) = Mod7 ((7 - a) `mod` 7)
  abs = id
  signum = id
  fromInteger n = Mod7 (fromInteger (n `mod` 7))

main :: IO ()
main = do
  print (nfib (28 :: Int) :: Int)
  print (nfib (24 :: Integer) :: Integer)
  print (nfib (23 :: Double) :: Double)
  print (nfib (23 :: Int) :: Mod7)
  print (tak 16 9 3 :: Int)
  print (tak 13 7 2 :: Integer)
  print (ack 2 300 :: Int)
