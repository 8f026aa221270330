-- Foldable on lists, Maybe, Map, tuples, Either, own trees with foldMap or foldr only.
module Main where

import Data.Foldable
import qualified Data.Map as M
import Data.Monoid

data Tree a = Leaf | Node (Tree a) a (Tree a)
instance Foldable Tree where
  foldMap _ Leaf = mempty
  foldMap f (Node l x r) = foldMap f l <> f x <> foldMap f r

newtype Pre a = Pre (Tree a)
instance Foldable Pre where
  foldr f z (Pre t) = go t z
    where go Leaf acc = acc
          go (Node l x r) acc = f x (go l (go r acc))

t :: Tree Int
t = Node (Node Leaf 1 (Node Leaf 2 Leaf)) 3 (Node Leaf 4 Leaf)

main :: IO ()
main = do
  print (toList t, toList (Pre t), sum t, product t, length t, maximum t, minimum (Pre t), elem 4 t, null t, null (Leaf :: Tree ()))
  print (foldr (:) [] t, foldl (flip (:)) [] t, foldr' (+) 0 t, foldl' (-) 0 t, foldr1 (-) t, foldl1 (-) t)
  print (any even t, all even t, and (Just False), or [], concatMap show t, concat (Just [1, 2]), notElem 3 t)
  print (find (> 2) t, maximumBy (\a b -> compare (a `mod` 3) (b `mod` 3)) t, minimumBy (\a b -> compare (-a) (-b)) t)
  traverse_ print (Pre t)
  for_ (M.fromList [(2, 'b'), (1, 'a')]) print
  mapM_ print (3, 'x')
  forM_ (Right 'r' :: Either Int Char) print
  sequenceA_ [Just 1, Just 2] `seq` print (sequenceA_ [Just 1, Nothing])
  print (asum [Nothing, Just 1, Just 2], msum [[], [1]], fold ["a", "b"], foldMap (\x -> (Sum x, Product x)) t)
  print (foldlM (\a x -> if x > 3 then Left x else Right (a + x)) 0 t, foldrM (\x a -> [a + x]) 0 t)
  print (length (1, 2), sum (Just 5), product Nothing, maximum (M.fromList [(1, 9), (2, 3)]), toList (Left 1 :: Either Int Int))
