-- Derived Show: negative fields, nested constructors, infix constructors and records.
{-# LANGUAGE TypeOperators #-}
module Main where

data P = P Int Double deriving Show
data R = R { rx :: Int, ry' :: Maybe R, (%%) :: Double } deriving Show
data I = Int :+ Int | I :* I | I `Op` Int | N { un :: I } deriving Show
infixl 6 :+
infixr 7 :*
infix 4 `Op`
newtype W a = W { unW :: a } deriving Show
newtype X a = X a deriving Show
data U = U deriving Show
data (:->) a b = a :-> b deriving Show
data Op2 = (:?) Int Int | Int :! Int deriving Show

main :: IO ()
main = do
  print (P (-1) (-2.5))
  print (P 1 2)
  print [Just (P 3 (-0.0))]
  print (R 1 Nothing 2)
  print (R (-1) (Just (R 2 Nothing (-3))) (-1.5))
  print (1 :+ 2)
  print ((-1) :+ (-2))
  print ((1 :+ 2) :* (3 :+ 4) :* (5 :+ 6))
  print (((1 :+ 2) :* (3 :+ 4)) :* (5 :+ 6))
  print ((1 :+ 2) `Op` (-3))
  print (N (N (1 :+ 2)))
  print (Just (1 :+ 2), [Left (-1), Right U])
  print (W (W 3), W (Just (-3)), Just (W 1))
  print (X (X (-3)), X (W 1), Just (X U))
  print (1 :-> 'c', Just (1 :-> Just 2))
  print ((:?) 1 2, 3 :! 4, Just (3 :! (-4)))
  print (showsPrec 11 (-5 :: Int) "", showsPrec 6 (-5 :: Int) "", showsPrec 7 (-5 :: Int) "")
  print (Just (Just Nothing :: Maybe (Maybe Int)), Just [Just 1], Just (1, -1))
