-- A class as a parameter of a type.
{-# LANGUAGE ConstraintKinds, KindSignatures, ExistentialQuantification #-}
import Data.Kind
data Some (c :: Type -> Constraint) = forall a. c a => Some a
main = print (map (\(Some x) -> show x) [Some 1, Some "a", Some (Just True) :: Some Show])
