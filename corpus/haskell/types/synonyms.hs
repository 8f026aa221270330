-- Type synonyms with parameters, partial ones, synonyms of functions and of classes' types.
{-# LANGUAGE RankNTypes, ConstraintKinds #-}
module Main where

import qualified Data.Map as M
import Data.Kind (Constraint, Type)

type Name = String
type Env a = M.Map Name a
type Parser a = String -> [(a, String)]
type Pred a = a -> Bool
type Pair a = (a, a)
type Table = Env (Pair Int)
type Endo' a = a -> a
type E = Either Name
type ShowNum a = (Show a, Num a)
type Poly = forall a. a -> a

item :: Parser Char
item "" = []
item (c : cs) = [(c, cs)]

sat :: Pred Char -> Parser Char
sat p s = [(c, r) | (c, r) <- item s, p c]

both :: (a -> b) -> Pair a -> Pair b
both f (a, b) = (f a, f b)

lookupE :: Name -> Env a -> E a
lookupE n env = maybe (Left ("no " ++ n)) Right (M.lookup n env)

compose :: [Endo' a] -> Endo' a
compose = foldr (.) id

double :: ShowNum a => a -> String
double x = show (x + x)

idP :: Poly
idP x = x

main :: IO ()
main = do
  print (item "abc", sat (> 'm') "abc", sat (< 'm') "abc")
  let t = M.fromList [("a", (1, 2))] :: Table
  print (both (+ 1) (1, 2), fmap (both negate) t, lookupE "a" t, lookupE "b" t)
  print (compose [(+ 1), (* 2)] 5, double 2.5, double 7, idP 3, idP 'x')
