-- A type family as a constraint.
{-# LANGUAGE TypeFamilies, DataKinds, ConstraintKinds, GADTs, TypeOperators, KindSignatures, UndecidableInstances, FlexibleContexts #-}
import Data.Kind
data HList (ts :: [Type]) where
  HNil :: HList '[]
  (:&) :: t -> HList ts -> HList (t ': ts)
infixr 5 :&
type family AllC (c :: Type -> Constraint) (ts :: [Type]) :: Constraint where
  AllC c '[] = ()
  AllC c (t ': ts) = (c t, AllC c ts)
showH :: AllC Show ts => HList ts -> [String]
showH HNil = []
showH (x :& xs) = show x : showH xs
main = print (showH (1 :& "x" :& Just True :& HNil))
