-- Pattern synonyms over views, numbers, overloaded strings, records and operators.
{-# LANGUAGE PatternSynonyms, ViewPatterns, OverloadedStrings #-}
module Main where

import Data.String

newtype Nat = N Int deriving (Eq, Show)

pattern Zero :: Nat
pattern Zero = N 0

pattern Succ :: Nat -> Nat
pattern Succ n <- (predecessor -> Just n) where
  Succ (N n) | n >= 0 = N (n + 1)
             | otherwise = Zero

predecessor :: Nat -> Maybe Nat
predecessor (N n) | n > 0 = Just (N (n - 1))
                  | otherwise = Nothing

fromNat :: Nat -> Int
fromNat Zero = 0
fromNat (Succ n) = 1 + fromNat n
fromNat _ = -1

pattern Ten = 10
pattern Minus = -1

data Pair a b = Pair a b deriving Show
pattern Swap b a = Pair a b

infixr 6 :+:
pattern a :+: b = Pair a b

newtype Name = Name String deriving (Eq, Show)
instance IsString Name where fromString = Name
pattern Hello = "hello"

pattern Point { px, py } = (px, py)
pattern Both x y <- x@(y, _)

isTen Ten = True
isTen _ = False

main :: IO ()
main = do
  print (map fromNat [Succ (Succ Zero), Succ (N (-5)), N (-5)])
  print (isTen (10 :: Int), isTen 10.5, Ten + 1.5, Minus :: Int, [n | Minus <- [-1, 1, -1 :: Int], let n = Ten])
  print (case Swap 'x' True of Pair a b -> (a, b), case 1 :+: 2 :+: 3 of a :+: b :+: c -> a + b + c)
  print (case Name "hello" of { Hello -> "yes"; _ -> "no" }, Hello == Name "hello")
  print (px (1, 2), (1, 2) { px = 5 }, Point { py = 3, px = 'c' }, case ('a', 'b') of Point { py = y } -> y)
  let Point q r = (7, 8)
      Both (s, _) t = (9, 0)
  print (q, r, s, t)
