-- A state monad and a writer monad written by hand, with recursion through both.
module Main where

import Control.Monad

newtype State s a = State { runState :: s -> (a, s) }
instance Functor (State s) where fmap = liftM
instance Applicative (State s) where { pure a = State $ \s -> (a, s); (<*>) = ap }
instance Monad (State s) where
  m >>= k = State $ \s ->
    let (a, s') = runState m s
    in runState (k a) s'

get :: State s s
get = State (\s -> (s, s))
put :: s -> State s ()
put s = State (\_ -> ((), s))
modify :: (s -> s) -> State s ()
modify f = get >>= put . f
evalState :: State s a -> s -> a
evalState = (fst .) . runState

newtype Writer w a = Writer (a, w)
instance Functor (Writer w) where fmap f (Writer (a, w)) = Writer (f a, w)
instance Monoid w => Applicative (Writer w) where
  pure a = Writer (a, mempty)
  Writer (f, w1) <*> Writer (a, w2) = Writer (f a, w1 <> w2)
instance Monoid w => Monad (Writer w) where
  return = pure
  Writer (a, w) >>= k = let Writer (b, w') = k a in Writer (b, w <> w')

tell :: w -> Writer w ()
tell w = Writer ((), w)

data Tree a = Leaf a | Fork (Tree a) (Tree a) deriving Show

label :: Tree a -> State Int (Tree (Int, a))
label (Leaf a) = do { n <- get; put (n + 1); return (Leaf (n, a)) }
label (Fork l r) = Fork <$> label l <*> label r

lcg :: State Int Int
lcg = modify (\s -> (s * 1103515245 + 12345) `mod` 2147483648) >> fmap (`mod` 100) get

fact :: Integer -> Writer [String] Integer
fact 0 = tell ["fact 0"] >> return 1
fact n = do
  r <- fact (n - 1)
  tell ["fact " ++ show n ++ " = " ++ show (n * r)]
  return (n * r)

main :: IO ()
main = do
  print (evalState (label (Fork (Leaf 'a') (Fork (Leaf 'b') (Leaf 'c')))) 0)
  print (evalState (replicateM 8 lcg) 42)
  let Writer (v, logs) = fact 4
  print v
  mapM_ putStrLn logs
  print (runState (forM_ [1 .. 10] (\i -> when (odd i) (modify (+ i)))) 0)
