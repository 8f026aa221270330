-- Orphan-like and odd instances: Num for functions, Monoid for functions, Show by list, Enum by hand.
{-# LANGUAGE FlexibleInstances #-}
module Main where

instance Num b => Num (a -> b) where
  f + g = \x -> f x + g x
  f * g = \x -> f x * g x
  negate f = negate . f
  abs f = abs . f
  signum f = signum . f
  fromInteger = const . fromInteger

instance Num a => Num (Maybe a) where
  Just a + Just b = Just (a + b)
  _ + _ = Nothing
  Just a * Just b = Just (a * b)
  _ * _ = Nothing
  negate = fmap negate
  abs = fmap abs
  signum = fmap signum
  fromInteger = Just . fromInteger

instance (Num a, Num b) => Num (a, b) where
  (a, b) + (c, d) = (a + c, b + d)
  (a, b) * (c, d) = (a * c, b * d)
  negate (a, b) = (negate a, negate b)
  abs (a, b) = (abs a, abs b)
  signum (a, b) = (signum a, signum b)
  fromInteger n = (fromInteger n, fromInteger n)

newtype Poly = Poly [Int]
instance Show Poly where
  showsPrec _ (Poly []) = showString "0"
  showsPrec d (Poly cs) = showParen (d > 6) (foldr1 (\a b -> a . showString " + " . b) [shows c . showString ("x^" ++ show i) | (c, i) <- zip cs [0 :: Int ..], c /= 0])

instance Show (Int -> Int) where
  showsPrec d f = showParen (d > 10) $ showString "function with " . shows (map f [0, 1, 2])

main :: IO ()
main = do
  print ((sin ^ 2 + cos ^ 2) (0 :: Double), ((+ 1) * (+ 2) - 3) 4)
  print (1 + Just 2 * 3, Nothing + 1 :: Maybe Int, sum [Just 1, 2, Just 3])
  print ((1, 2) + 3 * (4, 5.5), negate (1, 2))
  print (Just (Poly [1, 0, 2]), [Poly [], Poly [0, 3]])
  print (Just ((+ 1) :: Int -> Int), (* 2) :: Int -> Int)
