-- Computation by instance search: numbers as types, lists of different types, printing by recursion.
{-# LANGUAGE ScopedTypeVariables, FlexibleInstances, MultiParamTypeClasses, FunctionalDependencies, UndecidableInstances, FlexibleContexts #-}
module Main where

data Z
data S n

class Nat n where toInt :: n -> Int
instance Nat Z where toInt _ = 0
instance Nat n => Nat (S n) where toInt (_ :: S n) = 1 + toInt (undefined :: n)

class Add a b c | a b -> c where add :: a -> b -> c
instance Add Z b b where add _ b = b
instance Add a b c => Add (S a) b (S c) where add _ _ = undefined

class Mul a b c | a b -> c where mul :: a -> b -> c
instance Mul Z b Z where mul _ _ = undefined
instance (Mul a b c, Add b c d) => Mul (S a) b d where mul _ _ = undefined

data HNil = HNil
data HCons a b = HCons a b
infixr 5 `HCons`

class HShow l where hshow :: l -> [String]
instance HShow HNil where hshow HNil = []
instance (Show a, HShow b) => HShow (HCons a b) where hshow (HCons a b) = show a : hshow b

class HLen l where hlen :: l -> Int
instance HLen HNil where hlen _ = 0
instance HLen b => HLen (HCons a b) where hlen (HCons _ b) = 1 + hlen b

type Two = S (S Z)
type Three = S Two

main :: IO ()
main = do
  print (toInt (undefined :: Three))
  print (toInt (add (undefined :: Two) (undefined :: Three)))
  print (toInt (mul (undefined :: Three) (undefined :: Three)))
  let l = (1 :: Int) `HCons` "two" `HCons` Just 'c' `HCons` HNil
  print (hshow l, hlen l)
