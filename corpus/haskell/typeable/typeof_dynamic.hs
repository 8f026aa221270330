-- Data.Typeable and Data.Dynamic: names of types, casts, heterogeneous lists.
{-# LANGUAGE ScopedTypeVariables #-}
module Main where

import Data.Dynamic
import Data.Maybe (mapMaybe)
import Data.Typeable

data T a = T a deriving Show

describe :: forall a. Typeable a => a -> String
describe x = case cast x of
  Just (n :: Int) -> "int " ++ show n
  Nothing -> case cast x of
    Just (s :: String) -> "string " ++ s
    Nothing -> "something of type " ++ show (typeOf x)

main :: IO ()
main = do
  print (typeOf (1 :: Int), typeOf "s", typeOf (Just [True]), typeOf (T 'c'), typeOf (1 :: Double, ()))
  print (typeOf not, typeOf (undefined :: Either Int (Maybe Char)), typeRep (Proxy :: Proxy Maybe))
  mapM_ putStrLn [describe (3 :: Int), describe "x", describe 'c', describe [T ()]]
  let ds = [toDyn (1 :: Int), toDyn "two", toDyn (3 :: Int), toDyn True]
  print (mapMaybe fromDynamic ds :: [Int], fromDyn (ds !! 1) "none", fromDyn (head ds) "none")
  print ds
  print (eqT' (1 :: Int) (2 :: Int), eqT' 'a' "b", gcast (Just 'x') :: Maybe (Maybe Char))
  where eqT' a b = typeOf a == typeOf b
