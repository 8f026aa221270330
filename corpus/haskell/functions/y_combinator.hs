-- Fixpoints without recursion: a newtype for self-application, Church pairs, Scott lists.
{-# LANGUAGE RankNTypes #-}
module Main where

newtype Mu a = Mu { unMu :: Mu a -> a }

y :: (a -> a) -> a
y f = (\h -> h (Mu h)) (\x -> f (x `at` x))

-- without the pragma GHC would unfold the knot forever
at :: Mu a -> Mu a -> a
at = unMu
{-# NOINLINE at #-}

fact :: Integer -> Integer
fact = y (\rec n -> if n == 0 then 1 else n * rec (n - 1))

type Pair a b = forall r. (a -> b -> r) -> r
pair :: a -> b -> Pair a b
pair a b k = k a b

newtype Scott a = Scott (forall r. r -> (a -> Scott a -> r) -> r)
nil :: Scott a
nil = Scott const
cons :: a -> Scott a -> Scott a
cons x xs = Scott (\_ c -> c x xs)
toL :: Scott a -> [a]
toL (Scott s) = s [] (\x xs -> x : toL xs)
mapS :: (a -> b) -> Scott a -> Scott b
mapS f (Scott s) = s nil (\x xs -> cons (f x) (mapS f xs))

compose :: [a -> a] -> a -> a
compose = foldr (.) id

curry3 :: ((a, b, c) -> d) -> a -> b -> c -> d
curry3 f a b c = f (a, b, c)

ack :: Int -> Int -> Int
ack 0 n = n + 1
ack m 0 = ack (m - 1) 1
ack m n = ack (m - 1) (ack m (n - 1))

tak :: Int -> Int -> Int -> Int
tak x y z | y >= x = z
          | otherwise = tak (tak (x - 1) y z) (tak (y - 1) z x) (tak (z - 1) x y)

main :: IO ()
main = do
  print (fact 20)
  print (pair 1 'x' (\a b -> (b, a)))
  print (toL (mapS (* 2) (cons 1 (cons 2 nil))))
  print (compose [(+ 1), (* 2), subtract 3] 10, compose [] 'x')
  print (curry3 (\(a, b, c) -> [a, b, c]) 1 2 3)
  print (ack 2 3, tak 8 4 2)
  print (let s f g x = f x (g x); k a _ = a in s k k 5)
