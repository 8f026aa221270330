-- Functional dependencies: the result type follows from the container.
{-# LANGUAGE FunctionalDependencies, FlexibleInstances, UndecidableInstances #-}
module Main where

import qualified Data.Map as M

class Collection c e | c -> e where
  cinsert :: e -> c -> c
  cempty :: c
  ctoList :: c -> [e]

instance Collection [a] a where
  cinsert = (:)
  cempty = []
  ctoList = id

newtype Counted = Counted (M.Map Char Int)
instance Collection Counted Char where
  cinsert c (Counted m) = Counted (M.insertWith (+) c 1 m)
  cempty = Counted M.empty
  ctoList (Counted m) = concatMap (\(c, n) -> replicate n c) (M.toList m)

addAll :: Collection c e => [e] -> c -> c
addAll es c = foldr cinsert c es

class Mul a b c | a b -> c where
  (.*.) :: a -> b -> c
  infixl 7 .*.
instance Mul Int Int Int where (.*.) = (*)
instance Mul Int Double Double where a .*. b = fromIntegral a * b
instance Mul a b c => Mul a [b] [c] where a .*. bs = map (a .*.) bs

class MonadS s m | m -> s where
  getS :: m s
  putS :: s -> m ()

newtype St s a = St { runSt :: s -> (a, s) }
instance Functor (St s) where fmap f (St g) = St (\s -> let (a, s') = g s in (f a, s'))
instance Applicative (St s) where
  pure a = St (\s -> (a, s))
  St f <*> St g = St $ \s -> let (h, s1) = f s; (a, s2) = g s1 in (h a, s2)
instance Monad (St s) where St g >>= k = St $ \s -> let (a, s1) = g s in runSt (k a) s1
instance MonadS s (St s) where
  getS = St (\s -> (s, s))
  putS s = St (const ((), s))

tick :: (Monad m, Num s, MonadS s m) => m s
tick = do { n <- getS; putS (n + 1); return n }

main :: IO ()
main = do
  print (ctoList (addAll [1, 2, 3] [4 :: Int]))
  putStrLn (ctoList (addAll "mississippi" (cempty :: Counted)))
  print ((2 :: Int) .*. (3 :: Int), (2 :: Int) .*. [1.5 :: Double, 2])
  print (runSt (tick >> tick >> tick) 10)
