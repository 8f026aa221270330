-- A constraint as a parameter of a type.
{-# LANGUAGE GADTs, ConstraintKinds, KindSignatures #-}
import Data.Kind
data Dict (c :: Constraint) where Dict :: c => Dict c
showD :: Dict (Show a) -> a -> String
showD Dict a = show a
main = putStrLn (showD Dict (Just 3))
