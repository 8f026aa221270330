-- Functor, applicative and monad laws for several monads by running them.
module Main where

newtype State s a = State { runState :: s -> (a, s) }
instance Functor (State s) where fmap f m = State $ \s -> let (a, s') = runState m s in (f a, s')
instance Applicative (State s) where
  pure a = State $ \s -> (a, s)
  mf <*> mx = State $ \s -> let (f, s1) = runState mf s; (x, s2) = runState mx s1 in (f x, s2)
instance Monad (State s) where m >>= k = State $ \s -> let (a, s') = runState m s in runState (k a) s'


inc :: Int -> State Int Int
inc n = State $ \s -> (n + s, s + 1)

laws :: (Monad m, Eq b) => (m Int -> b) -> m Int -> (Int -> m Int) -> (Int -> m Int) -> [Bool]
laws run m f g =
  [ run (return 3 >>= f) == run (f 3)
  , run (m >>= return) == run m
  , run ((m >>= f) >>= g) == run (m >>= \x -> f x >>= g)
  , run (fmap id m) == run m
  , run (fmap ((+ 1) . (* 2)) m) == run (fmap (+ 1) (fmap (* 2) m))
  , run (pure (+ 1) <*> m) == run (fmap (+ 1) m)
  , run (pure (.) <*> pure (+ 1) <*> pure (* 2) <*> m) == run (pure (+ 1) <*> (pure (* 2) <*> m))
  , run (m >> m) == run (m >>= const m)
  ]

main :: IO ()
main = do
  print (laws id [1, 2, 3] (\x -> [x, x * 10]) (\x -> [x | even x]))
  print (laws id (Just 4) (\x -> if x > 3 then Just (x - 1) else Nothing) (Just . (* 2)))
  print (laws id (Right 4 :: Either String Int) (\x -> if x > 3 then Left (show x) else Right x) Right)
  print (laws (`runState` 10) (inc 1) inc (inc . (* 2)))
  print (laws ($ 7) (+ 1) (*) (-))
  print (laws id ("w", 1) (\x -> (show x, x + 1)) (\x -> ("z", x)))
