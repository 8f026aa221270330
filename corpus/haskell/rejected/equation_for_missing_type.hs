-- A family instance for a type that is missing is not taken for all others, and a superclass with it ends.
{-# LANGUAGE TypeFamilies, FlexibleContexts, FunctionalDependencies #-}
module Main where

class Functor f => Cosieve p f | p -> f where
  cosieve :: p a b -> f a -> b

class Cosieve p (Corep p) => Corepresentable p where
  type Corep p :: * -> *
  cotabulate :: (Corep p d -> c) -> p d c

instance Functor w => Corepresentable (Missing w) where
  type Corep (Missing w) = w
  cotabulate = Missing

closed :: Corepresentable p => p a b -> p (x -> a) (x -> b)
closed p = cotabulate (\fs x -> cosieve p (fmap ($ x) fs))

main :: IO ()
main = putStrLn "never"
