-- Derived Functor, Foldable and Traversable, through lists, functions and tuples.
{-# LANGUAGE DeriveFunctor, DeriveFoldable, DeriveTraversable #-}
module Main where

import Data.Foldable (toList, foldl')
import Data.Traversable (mapAccumL)

data Tree a = Leaf | Node (Tree a) a (Tree a)
  deriving (Show, Functor, Foldable, Traversable)
data Rose a = Rose a [Rose a] deriving (Show, Functor, Foldable, Traversable)
data Mix b a = Mix { one :: a, many :: [Maybe a], other :: b, pair :: (Int, a) }
  deriving (Show, Functor, Foldable, Traversable)
newtype Reader r a = Reader { run :: r -> (a, r) } deriving Functor
data Two f a = Two (f a) (f (f a)) deriving (Functor, Foldable, Traversable)

t :: Tree Int
t = Node (Node Leaf 1 Leaf) 2 (Node (Node Leaf 3 Leaf) 4 Leaf)

main :: IO ()
main = do
  print (fmap (* 2) t)
  print (sum t, product t, length t, maximum t, elem 3 t, toList t, null t, null Leaf)
  print (traverse (\x -> if x > 0 then Just (show x) else Nothing) t)
  print (fmap (const ()) (traverse (\x -> if x > 1 then Right x else Left x) t))
  print (mapAccumL (\acc x -> (acc + x, acc)) 0 t)
  let r = Rose 'a' [Rose 'b' [Rose 'c' []], Rose 'd' []]
  print (toList r, fmap succ r)
  mapM_ print (Mix 1 [Just 2, Nothing, Just 3] 'x' (9, 4))
  print (fmap negate (Mix 1 [Just 2, Nothing] 'x' (9, 4)))
  print (fst (run (fmap (+ 1) (Reader (\s -> (s * 2, s)))) 5))
  print (sum (fmap (* 10) (Two [1] [[2], [3, 4]])), 5 <$ t)
  print (foldr (:) [] t, foldl' (flip (:)) [] t)
