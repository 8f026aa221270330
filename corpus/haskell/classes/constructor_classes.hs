-- Classes over type constructors: a container class, own Functor and Monad.
module Main where

import Data.Maybe (listToMaybe)

class Container f where
  empty :: f a
  insert :: a -> f a -> f a
  toL :: f a -> [a]
  fromL :: [a] -> f a
  fromL = foldr insert empty

instance Container [] where
  empty = []
  insert = (:)
  toL = id

newtype Queue a = Queue ([a], [a])
instance Container Queue where
  empty = Queue ([], [])
  insert x (Queue (f, b)) = Queue (f, x : b)
  toL (Queue (f, b)) = f ++ reverse b

newtype Last1 a = Last1 (Maybe a)
instance Container Last1 where
  empty = Last1 Nothing
  insert x _ = Last1 (Just x)
  toL (Last1 m) = maybe [] pure m

class MyMonad m where
  unit :: a -> m a
  bind :: m a -> (a -> m b) -> m b
  join' :: m (m a) -> m a
  join' = (`bind` id)

instance MyMonad Maybe where
  unit = Just
  bind Nothing _ = Nothing
  bind (Just a) f = f a

instance MyMonad (Either e) where
  unit = Right
  Left e `bind` _ = Left e
  Right a `bind` f = f a

instance MyMonad ((->) r) where
  unit = const
  bind f g r = g (f r) r

sequence' :: MyMonad m => [m a] -> m [a]
sequence' = foldr (\m k -> m `bind` \x -> k `bind` \xs -> unit (x : xs)) (unit [])

main :: IO ()
main = do
  print (toL (fromL "abc" :: [Char]), toL (fromL "abc" :: Queue Char), toL (fromL "abc" :: Last1 Char))
  print (sequence' [Just 1, Just 2], sequence' [Just 1, Nothing])
  print (sequence' [Right 1, Left "bad", Left "worse"])
  print (sequence' [(+ 1), (* 2), subtract 3] 10)
  print (join' (Just (Just 'x')), join' (+) 4)
