-- Data families: at top level and in classes, with records, existentials and GADT syntax.
{-# LANGUAGE TypeFamilies, ExistentialQuantification, GADTs #-}
module Main where

import qualified Data.Map as M
import Data.Kind (Type)

data family List a
data instance List Char = Cons Char (List Char) | Nil
newtype instance List () = Units Int
data instance List (Maybe a) = Maybes { present :: [a], absent :: Int } | None
data instance List Bool where
  Bits :: Integer -> List Bool

size (Cons _ rest) = 1 + size rest
size Nil = 0

units (Units n) = n + 1

class Key k where
  data Table k :: Type -> Type
  none :: Table k v
  insert :: k -> v -> Table k v -> Table k v
  find :: k -> Table k v -> Maybe v

instance Key Bool where
  data Table Bool v = Two (Maybe v) (Maybe v)
  none = Two Nothing Nothing
  insert False v (Two _ t) = Two (Just v) t
  insert True v (Two f _) = Two f (Just v)
  find b (Two f t) = if b then t else f

instance Key Int where
  newtype Table Int v = Ints (M.Map Int v)
  none = Ints M.empty
  insert k v (Ints m) = Ints (M.insert k v m)
  find k (Ints m) = M.lookup k m

instance (Key a, Key b) => Key (a, b) where
  newtype Table (a, b) v = Pairs (Table a (Table b v))
  none = Pairs none
  insert (a, b) v (Pairs m) = Pairs (insert a (insert b v (maybe none id (find a m))) m)
  find (a, b) (Pairs m) = find a m >>= find b

data family Shown a
data instance Shown Int = forall s. Show s => Shown s Int

main :: IO ()
main = do
  print (size (Cons 'a' (Cons 'b' Nil)), units (Units 3))
  print (present (Maybes [1, 2] 3), absent (Maybes "a" 7), (\(Bits n) -> n) (Bits 5))
  let m = insert (1 :: Int, True) 'x' (insert (2, False) 'y' none)
  print (map (`find` m) [(1, True), (1, False), (2, False), (3, True)])
  case Shown [True] 4 of Shown s n -> putStrLn (show s ++ show n)
