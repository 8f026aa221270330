-- Length-indexed vectors with data kinds and total head.
{-# LANGUAGE GADTs, DataKinds, KindSignatures, StandaloneDeriving #-}
module Main where

import Data.Kind (Type)

data Nat = Z | S Nat

data Vec (n :: Nat) (a :: Type) where
  Nil :: Vec 'Z a
  (:>) :: a -> Vec n a -> Vec ('S n) a
infixr 5 :>

deriving instance Show a => Show (Vec n a)

vhead :: Vec ('S n) a -> a
vhead (x :> _) = x

vtail :: Vec ('S n) a -> Vec n a
vtail (_ :> xs) = xs

vzip :: (a -> b -> c) -> Vec n a -> Vec n b -> Vec n c
vzip _ Nil Nil = Nil
vzip f (x :> xs) (y :> ys) = f x y :> vzip f xs ys

toList :: Vec n a -> [a]
toList Nil = []
toList (x :> xs) = x : toList xs

instance Functor (Vec n) where
  fmap _ Nil = Nil
  fmap f (x :> xs) = f x :> fmap f xs

data SNat (n :: Nat) where
  SZ :: SNat 'Z
  SS :: SNat n -> SNat ('S n)

replicateV :: SNat n -> a -> Vec n a
replicateV SZ _ = Nil
replicateV (SS n) a = a :> replicateV n a

main :: IO ()
main = do
  let v = 1 :> 2 :> 3 :> Nil
  print v
  print (vhead v, vhead (vtail v), toList (vzip (,) v (fmap show v)))
  print (toList (replicateV (SS (SS SZ)) 'x'))
  print (sum (toList (vzip (*) v v)))
