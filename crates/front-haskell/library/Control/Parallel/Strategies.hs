-- | Strategies of evaluation, one after the other.
module Control.Parallel.Strategies
  ( Strategy, Eval, runEval, using, withStrategy, usingIO, dot, r0, rseq, rdeepseq, rpar, rparWith, parEval
  , evalList, parList, evalBuffer, parBuffer, parListChunk, parListN, evalTraversable, parTraversable, evalTuple2, parTuple2
  , evalTuple3, parTuple3, parMap, parListSplitAt, ($|), ($||), NFData
  ) where

import Control.DeepSeq (NFData, deepseq)

infixl 0 `using`
infixl 9 `dot`
infixr 0 $|, $||

type Strategy a = a -> Eval a

newtype Eval a = Eval { runEval :: a }

instance Functor Eval where
  fmap f (Eval a) = Eval (f a)

instance Applicative Eval where
  pure = Eval
  Eval f <*> Eval a = Eval (f a)

instance Monad Eval where
  Eval a >>= f = f a

using :: a -> Strategy a -> a
x `using` strategy = runEval (strategy x)

withStrategy :: Strategy a -> a -> a
withStrategy = flip using

usingIO :: a -> Strategy a -> IO a
usingIO x strategy = return $! runEval (strategy x)

dot :: Strategy a -> Strategy a -> Strategy a
a `dot` b = a . runEval . b

r0, rseq, rpar :: Strategy a
r0 = return
rseq x = x `seq` return x
rpar = return

rdeepseq :: NFData a => Strategy a
rdeepseq x = x `deepseq` return x

rparWith :: Strategy a -> Strategy a
rparWith strategy = strategy

parEval :: Eval a -> Eval a
parEval = id

evalTraversable, parTraversable :: Traversable t => Strategy a -> Strategy (t a)
evalTraversable = traverse
parTraversable = traverse

evalList, parList :: Strategy a -> Strategy [a]
evalList = traverse
parList = traverse

evalBuffer, parBuffer, parListChunk, parListN :: Int -> Strategy a -> Strategy [a]
evalBuffer _ = lazily
parBuffer _ = lazily
parListChunk _ = evalList
parListN _ = evalList

-- | Endless lists are no trouble.
lazily :: Strategy a -> Strategy [a]
lazily strategy xs = return (map (runEval . strategy) xs)

parListSplitAt :: Int -> Strategy [a] -> Strategy [a] -> Strategy [a]
parListSplitAt n a b xs = case splitAt n xs of
  (front, back) -> (++) <$> a front <*> b back

evalTuple2, parTuple2 :: Strategy a -> Strategy b -> Strategy (a, b)
evalTuple2 f g (a, b) = (,) <$> f a <*> g b
parTuple2 = evalTuple2

evalTuple3, parTuple3 :: Strategy a -> Strategy b -> Strategy c -> Strategy (a, b, c)
evalTuple3 f g h (a, b, c) = (,,) <$> f a <*> g b <*> h c
parTuple3 = evalTuple3

parMap :: Strategy b -> (a -> b) -> [a] -> [b]
parMap strategy f xs = map f xs `using` parList strategy

($|), ($||) :: (a -> b) -> Strategy a -> a -> b
f $| strategy = \x -> f (x `using` strategy)
f $|| strategy = \x -> f (x `using` strategy)
