-- Type families: associated types with data and defaults, closed families.
{-# LANGUAGE TypeFamilies, FlexibleContexts #-}
module Main where

import qualified Data.Map as M
import qualified Data.IntMap as IM

class Container f where
  type Elem f
  empty :: f
  insert :: Elem f -> f -> f
  toL :: f -> [Elem f]

instance Container [a] where
  type Elem [a] = a
  empty = []
  insert = (:)
  toL = id

newtype Bits = Bits Integer
instance Container Bits where
  type Elem Bits = Int
  empty = Bits 0
  insert n (Bits b) = Bits (if odd (b `div` 2 ^ n) then b else b + 2 ^ n)
  toL (Bits b) = [i | i <- [0 .. 63], odd (b `div` 2 ^ i)]

class Key k where
  data Map k :: * -> *
  emptyM :: Map k v
  insertM :: k -> v -> Map k v -> Map k v
  lookupM :: k -> Map k v -> Maybe v
instance Key Int where
  newtype Map Int v = MI (IM.IntMap v)
  emptyM = MI IM.empty
  insertM k v (MI m) = MI (IM.insert k v m)
  lookupM k (MI m) = IM.lookup k m
instance Key Bool where
  data Map Bool v = MB (Maybe v) (Maybe v)
  emptyM = MB Nothing Nothing
  insertM True v (MB f _) = MB f (Just v)
  insertM False v (MB _ t) = MB (Just v) t
  lookupM b (MB f t) = if b then t else f

type family Unwrap a where
  Unwrap (Maybe a) = a
  Unwrap [a] = a
  Unwrap a = a

f :: Unwrap (Maybe Int) -> Unwrap [Char] -> Unwrap Bool -> String
f a b c = show (a + 1) ++ [b] ++ show (not c)

addAll :: (Container f, Elem f ~ Int) => [Int] -> f -> f
addAll xs c = foldr insert c xs

main :: IO ()
main = do
  print (toL (addAll [5, 1, 5, 3] (empty :: Bits)), toL (addAll [1, 2] [9]))
  print (lookupM 3 (insertM (3 :: Int) 'x' emptyM), lookupM True (insertM False 1 emptyM))
  putStrLn (f 1 'c' True)
