-- Traversable: own instance, mapAccum, sequenceA, for with several applicatives.
module Main where

import Data.Traversable
import Data.Functor.Identity
import Data.Functor.Const
import Data.Functor.Compose
import qualified Data.Map as M
import Control.Monad.State

data Tree a = Leaf | Node (Tree a) a (Tree a) deriving Show
instance Functor Tree where fmap = fmapDefault
instance Foldable Tree where foldMap = foldMapDefault
instance Traversable Tree where
  traverse _ Leaf = pure Leaf
  traverse f (Node l x r) = Node <$> traverse f l <*> f x <*> traverse f r

t :: Tree Char
t = Node (Node Leaf 'a' Leaf) 'b' (Node Leaf 'c' Leaf)

main :: IO ()
main = do
  print (fmap fromEnum t, sum (fmap fromEnum t))
  print (evalState (traverse (\c -> state (\n -> ((n, c), n + 1))) t) 0)
  print (traverse (\c -> if c < 'z' then Just (succ c) else Nothing) t)
  print (mapAccumL (\n c -> (n + 1, replicate n c)) 1 t, mapAccumR (\n c -> (n + 1, (n, c))) 1 "xyz")
  print (sequenceA [[1, 2], [3]], sequenceA (Just [1, 2]), sequence (M.fromList [(1, Just 'a'), (2, Nothing)]))
  r <- for (M.fromList [(1, "x"), (2, "y")]) (\s -> putStrLn s >> return (length s))
  print r
  print (runIdentity (traverse (Identity . (+ 1)) [1, 2]), getConst (traverse (Const . show) [1, 2]))
  print (getCompose (traverse (\x -> Compose [Just x, Just (x * 10)]) [1, 2]))
  print (traverse (\x -> ([x], x + 1)) (Just 3), sequenceA (3, [1, 2]), traverse (\x -> [x, -x]) (Right 1 :: Either () Int))
  print (forM [1, 2, 3] (\x -> if x > 2 then Left x else Right x), mapM (const Nothing :: Int -> Maybe ()) [])
