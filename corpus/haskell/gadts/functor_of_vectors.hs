{-# LANGUAGE GADTs, DataKinds, KindSignatures, DeriveTraversable, StandaloneDeriving #-}
-- Derived Functor, Foldable and Traversable of a GADT whose constructors call the last parameter something else.

data Nat = Z | S Nat

data Vec (n :: Nat) elem where
  Nil :: Vec 'Z a
  (:>) :: b -> !(Vec n b) -> Vec ('S n) b

infixr 5 :>

deriving instance Functor (Vec n)
deriving instance Foldable (Vec n)
deriving instance Traversable (Vec n)
deriving instance Show e => Show (Vec n e)

data Some f where
  Some :: Show a => [a] -> f -> Some f

deriving instance Functor Some

count :: Some f -> Int
count (Some xs _) = length (show xs)

main :: IO ()
main = do
  let v = 1 :> 2 :> 3 :> Nil
  print (fmap (* 2) v)
  print (sum v, product v, length v, maximum v, foldr (:) [] v)
  print (traverse (\x -> if x > 0 then Just (show x) else Nothing) v)
  print (traverse (\x -> if x > 1 then Just x else Nothing) v)
  mapM_ print v
  print (count (fmap not (Some "abc" True)))
