-- A continuation monad by hand: early exit, generators and backtracking.
module Main where

newtype Cont r a = Cont { runCont :: (a -> r) -> r }
instance Functor (Cont r) where fmap f (Cont c) = Cont (\k -> c (k . f))
instance Applicative (Cont r) where
  pure a = Cont ($ a)
  Cont f <*> Cont c = Cont (\k -> f (\g -> c (k . g)))
instance Monad (Cont r) where
  Cont c >>= f = Cont $ \k -> c $ \a -> runCont (f a) k

callCC :: ((a -> Cont r b) -> Cont r a) -> Cont r a
callCC f = Cont $ \k -> runCont (f (\a -> Cont (const (k a)))) k

findFirst :: (a -> Bool) -> [a] -> Cont r (Maybe a)
findFirst p xs = callCC $ \exit -> do
  mapM_ (\x -> if p x then exit (Just x) else return Nothing) xs
  return Nothing

amb :: [a] -> Cont [r] a
amb xs = Cont (\k -> concatMap k xs)

facCPS :: Integer -> (Integer -> r) -> r
facCPS 0 k = k 1
facCPS n k = facCPS (n - 1) (k . (n *))

main :: IO ()
main = do
  print (runCont (findFirst (> 3) [1, 2, 5, 9]) id)
  print (runCont (findFirst (> 30) [1, 2, 5, 9]) show)
  print $ runCont (do { a <- amb [1 .. 5]; b <- amb [a .. 5]; if a * b == 6 then pure (a, b) else amb [] }) pure
  print (facCPS 20 id, facCPS 5 show)
  runCont (return 5) print
