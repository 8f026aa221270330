-- Promoted constructors, lists, tuples and literals as types, with and without the tick.
{-# LANGUAGE DataKinds, KindSignatures, GADTs, TypeOperators, ScopedTypeVariables, PolyKinds, FlexibleInstances #-}
{-# LANGUAGE FlexibleContexts #-}
module Main where

import Data.Kind (Type)
import Data.Proxy

data HList (ts :: [Type]) where
  HNil :: HList '[]
  HCons :: t -> HList ts -> HList (t ': ts)
infixr 5 `HCons`

instance Show (HList '[]) where show HNil = "end"
instance (Show t, Show (HList ts)) => Show (HList (t ': ts)) where
  show (HCons t ts) = show t ++ ":" ++ show ts

mixed :: HList [Int, Bool, String]
mixed = 1 `HCons` True `HCons` "s" `HCons` HNil

hhead :: HList (a : as) -> a
hhead (HCons a _) = a

data Nat = Z | S Nat
class Known (n :: Nat) where value :: Proxy n -> Int
instance Known Z where value _ = 0
instance Known n => Known (S n) where value _ = 1 + value (Proxy :: Proxy n)

newtype Tagged (s :: k) a = Tagged a deriving Show

metres :: Tagged "metres" Int
metres = Tagged 3

fifth :: Tagged 5 Int
fifth = Tagged 5

both :: Proxy '( 'True, Int)
both = Proxy

main :: IO ()
main = do
  print mixed
  print (hhead mixed, value (Proxy :: Proxy ('S (S Z))))
  print (metres, fifth, both)
