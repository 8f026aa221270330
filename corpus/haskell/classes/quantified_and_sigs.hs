-- Default signatures, instance signatures, class constraints on methods, and subclasses of Monad.
{-# LANGUAGE DefaultSignatures, InstanceSigs, ConstrainedClassMethods, FlexibleContexts #-}
module Main where

class Describe a where
  describe :: a -> String
  default describe :: Show a => a -> String
  describe = ("default " ++) . show
  descAll :: Ord a => [a] -> String
  descAll xs = unwords (map describe (if xs == reverse xs then xs else [minimum xs, maximum xs]))

instance Describe Int
instance Describe Bool where
  describe :: Bool -> String
  describe b = if b then "yes" else "no"

class Monad m => MonadTick m where
  tick :: m Int
  tickN :: Int -> m [Int]
  tickN n = mapM (const tick) [1 .. n]

newtype Counter a = Counter { runCounter :: Int -> (a, Int) }
instance Functor Counter where
  fmap :: (a -> b) -> Counter a -> Counter b
  fmap f (Counter g) = Counter $ \n -> let (a, m) = g n in (f a, m)
instance Applicative Counter where
  pure a = Counter (\n -> (a, n))
  Counter f <*> Counter g = Counter $ \n -> case f n of (h, m) -> case g m of (a, k) -> (h a, k)
instance Monad Counter where
  (>>=) :: Counter a -> (a -> Counter b) -> Counter b
  Counter g >>= f = Counter $ \n -> let (a, m) = g n in runCounter (f a) m
instance MonadTick Counter where
  tick = Counter (\n -> (n, n + 1))

labels :: MonadTick m => [a] -> m [(Int, a)]
labels = mapM (\x -> flip (,) x <$> tick)

main :: IO ()
main = do
  putStrLn (describe (3 :: Int) ++ "; " ++ describe True)
  putStrLn (descAll [1, 5, 3 :: Int] ++ "; " ++ descAll [True, False, True])
  print (runCounter (labels "abc" >>= \l -> tickN 2 >>= \t -> return (l, t)) 10)
