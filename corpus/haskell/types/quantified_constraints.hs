{-# LANGUAGE QuantifiedConstraints, RankNTypes, UndecidableInstances, StandaloneDeriving, KindSignatures, DeriveFunctor #-}
module Main where
import Data.Kind (Type)
import Data.Functor.Classes

newtype Fix f = Fix (f (Fix f))
instance (forall a. Show a => Show (f a)) => Show (Fix f) where
  showsPrec d (Fix x) = showParen (d > 10) $ showString "Fix " . showsPrec 11 x
instance (forall a. Eq a => Eq (f a)) => Eq (Fix f) where
  Fix a == Fix b = a == b

data ListF e r = NilF | ConsF e r deriving (Show, Eq, Functor)

cata :: Functor f => (f a -> a) -> Fix f -> a
cata alg (Fix x) = alg (fmap (cata alg) x)

fromL :: [e] -> Fix (ListF e)
fromL = foldr (\e r -> Fix (ConsF e r)) (Fix NilF)

data Rose f a = Rose a (f (Rose f a))
instance (Show a, forall x. Show x => Show (f x)) => Show (Rose f a) where
  showsPrec d (Rose a r) = showParen (d > 10) $ showString "Rose " . showsPrec 11 a . showChar ' ' . showsPrec 11 r

class (forall m. Monad m => Monad (t m)) => MonadTrans' (t :: (Type -> Type) -> Type -> Type) where
  lift' :: Monad m => m a -> t m a

newtype StateT' s m a = StateT' { runStateT' :: s -> m (a, s) }
instance Monad m => Functor (StateT' s m) where fmap f (StateT' g) = StateT' $ \s -> do { (a, s') <- g s; return (f a, s') }
instance Monad m => Applicative (StateT' s m) where { pure a = StateT' $ \s -> return (a, s); StateT' f <*> StateT' g = StateT' $ \s -> do { (h, s1) <- f s; (a, s2) <- g s1; return (h a, s2) } }
instance Monad m => Monad (StateT' s m) where StateT' g >>= f = StateT' $ \s -> g s >>= \(a, s') -> runStateT' (f a) s'
instance MonadTrans' (StateT' s) where lift' m = StateT' $ \s -> m >>= \a -> return (a, s)

twice :: (MonadTrans' t, Monad m) => m a -> t m (a, a)
twice m = do { a <- lift' m; b <- lift' m; return (a, b) }

main :: IO ()
main = do
  print (fromL [1, 2, 3 :: Int])
  print (fromL "ab" == fromL "ab", fromL "ab" == fromL "abc")
  print (cata (\x -> case x of NilF -> 0; ConsF e r -> e + r) (fromL [1 .. 10 :: Int]))
  print (Rose 1 [Rose 2 [], Rose (3 :: Int) []])
  print (Rose 'a' (Just (Rose 'b' Nothing)))
  ((a, b), s) <- runStateT' (twice (putStrLn "hi" >> return 3)) "state"
  print (a + b :: Int, s)
