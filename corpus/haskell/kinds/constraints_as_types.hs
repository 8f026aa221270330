-- Constraints as arguments of types and as what families stand for.
{-# LANGUAGE ConstraintKinds, DataKinds, GADTs, KindSignatures, RankNTypes, TypeFamilies, TypeOperators, ScopedTypeVariables, TypeApplications, AllowAmbiguousTypes, UndecidableInstances, FlexibleContexts, FlexibleInstances, PolyKinds #-}
module Main where
import Data.Kind
type family All (c :: k -> Constraint) (ts :: [k]) :: Constraint where
  All c '[] = ()
  All c (t ': ts) = (c t, All c ts)
data HList (ts :: [Type]) where
  HNil :: HList '[]
  (:&) :: t -> HList ts -> HList (t ': ts)
infixr 5 :&
showH :: All Show ts => HList ts -> [String]
showH HNil = []
showH (x :& xs) = show x : showH xs
eqH :: All Eq ts => HList ts -> HList ts -> Bool
eqH HNil HNil = True
eqH (x :& xs) (y :& ys) = x == y && eqH xs ys
data Dict c where Dict :: c => Dict c
class Container f where
  type Elem f a :: Constraint
  type Elem f a = ()
  cinsert :: Elem f a => a -> f a -> f a
  cempty :: f a
  clist :: f a -> [a]
instance Container [] where
  cinsert = (:)
  cempty = []
  clist = id
newtype OrdList a = OrdList [a]
instance Container OrdList where
  type Elem OrdList a = Ord a
  cinsert x (OrdList xs) = OrdList (takeWhile (< x) xs ++ [x] ++ dropWhile (< x) xs)
  cempty = OrdList []
  clist (OrdList xs) = xs
data AnyOf c = forall a. c a => AnyOf a
mapAny :: (forall a. c a => a -> r) -> [AnyOf c] -> [r]
mapAny f xs = [f a | AnyOf a <- xs]
class (Show a, Num a) => ShowNum a
instance (Show a, Num a) => ShowNum a
both :: Dict (Show a, Eq a) -> a -> a -> String
both Dict x y = show (x == y) ++ show x
main :: IO ()
main = do
  mapM_ putStrLn (showH ((1 :: Int) :& "a" :& True :& HNil))
  print (eqH ('a' :& 2.5 :& HNil) ('a' :& 2.5 :& HNil))
  print (clist (cinsert 3 (cinsert 1 (cinsert 2 cempty)) :: [Int]))
  print (clist (cinsert 3 (cinsert 1 (cinsert 2 cempty)) :: OrdList Int))
  print (mapAny @Show show [AnyOf 'x', AnyOf [1,2]])
  print (mapAny @ShowNum (\n -> show (n + 1)) [AnyOf (1 :: Int), AnyOf (2.5 :: Double)])
  putStrLn (both Dict 'a' 'b')
