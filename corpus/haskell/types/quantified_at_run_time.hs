{-# LANGUAGE QuantifiedConstraints, RankNTypes, KindSignatures, ScopedTypeVariables #-}
import Data.Kind
import qualified Data.Map as M
-- polymorphic recursion with a quantified constraint that must be passed at run time
data Nested f a = Flat a | Nest (Nested f (f a))
instance (Show a, forall x. Show x => Show (f x)) => Show (Nested f a) where
  showsPrec d (Flat a) = showParen (d > 10) $ showString "Flat " . showsPrec 11 a
  showsPrec d (Nest n) = showParen (d > 10) $ showString "Nest " . showsPrec 11 n
class (forall a. Eq a => Eq (f a)) => EqF f
instance EqF []
instance EqF Maybe
allSame :: (EqF f, Eq a) => f a -> f a -> f [a] -> f [a] -> Bool
allSame a b c d = a == b && c == d
newtype Wrap f = Wrap (f Int)
eqW :: (forall a. Ord a => Ord (f a)) => Wrap f -> Wrap f -> Bool
eqW (Wrap a) (Wrap b) = a == b && compare a b == EQ
main = do
  print (Nest (Nest (Flat [[1, 2], [3 :: Int]])))
  print (Nest (Flat (Just 'x')))
  print (allSame [1] [1] [[2]] [[2]], allSame (Just 1) Nothing Nothing Nothing)
  print (eqW (Wrap [1]) (Wrap [1]), eqW (Wrap (Just 2)) (Wrap Nothing))
