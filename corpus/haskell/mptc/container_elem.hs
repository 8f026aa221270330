-- Multi-parameter classes in use: a monad class by hand, conversion, and type-directed dispatch.
{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances, FlexibleContexts, UndecidableInstances #-}
module Main where

import qualified Data.Map as M

class Monad m => MonadLog w m | m -> w where
  logMsg :: w -> m ()

newtype W w a = W { runW :: ([w], a) }
instance Functor (W w) where fmap f (W (w, a)) = W (w, f a)
instance Applicative (W w) where { pure a = W ([], a); W (w, f) <*> W (v, a) = W (w ++ v, f a) }
instance Monad (W w) where W (w, a) >>= k = let W (v, b) = k a in W (w ++ v, b)
instance MonadLog w (W w) where logMsg w = W ([w], ())

newtype S s m a = S { runS :: s -> m (a, s) }
instance Monad m => Functor (S s m) where fmap f (S g) = S (\s -> do { (a, t) <- g s; return (f a, t) })
instance Monad m => Applicative (S s m) where
  pure a = S (\s -> return (a, s))
  S f <*> S g = S (\s -> do { (h, t) <- f s; (a, u) <- g t; return (h a, u) })
instance Monad m => Monad (S s m) where S g >>= k = S (\s -> g s >>= \(a, t) -> runS (k a) t)
instance MonadLog w m => MonadLog w (S s m) where
  logMsg w = S (\s -> logMsg w >> return ((), s))

class Monad m => MonadSt s m | m -> s where
  getS :: m s
  putS :: s -> m ()
  modS :: (s -> s) -> m ()
  modS f = getS >>= putS . f
instance Monad m => MonadSt s (S s m) where
  getS = S (\s -> return (s, s))
  putS s = S (\_ -> return ((), s))

work :: (MonadLog String m, MonadSt Int m) => Int -> m Int
work 0 = getS
work n = do
  logMsg ("step " ++ show n)
  modS (* n)
  work (n - 1)

class Index c k v | c -> k v where
  (!?) :: c -> k -> Maybe v
instance Index [a] Int a where xs !? n = if n >= 0 && n < length xs then Just (xs !! n) else Nothing
instance Ord k => Index (M.Map k v) k v where m !? k = M.lookup k m
instance Index (a -> Maybe b) a b where (!?) = ($)

main :: IO ()
main = do
  print (runW (runS (work 4) 1))
  print ("abc" !? 1, "abc" !? 9, M.fromList [(True, 'x')] !? True, (\n -> if n > 0 then Just n else Nothing) !? (3 :: Int))
