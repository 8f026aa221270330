-- Deriving for parameterised, recursive, nested, strict and higher-kinded types.
module Main where

import qualified Data.Map as M

data Rose a = Rose a [Rose a] deriving (Eq, Ord, Show, Read)
data Pair a b = Pair !a !b deriving (Eq, Ord, Show, Read, Bounded)
data Op a = a :+ a | a :- a | Op a :* Op a deriving (Eq, Ord, Show)
infixl 6 :+
infixl 6 :-
infixl 7 :*
newtype Wrap f a = Wrap (f a)
instance Show (f a) => Show (Wrap f a) where
  showsPrec d (Wrap x) = showParen (d > 10) (showString "Wrap " . showsPrec 11 x)
data Big = Big { a1 :: Int, a2 :: Maybe Int, a3 :: [Double], a4 :: (Char, String), a5 :: Either Int Big } deriving (Eq, Ord, Show, Read)
data Only = Only { only :: Rose Int } | Other { (<:>) :: Int } deriving (Show, Eq)
type M = M.Map (Pair Int Bool) [Rose Char]

main :: IO ()
main = do
  let r = Rose 1 [Rose 2 [], Rose (-3) [Rose 4 []]]
  print r
  print (read (show r) == r, compare r (Rose 1 [Rose 2 [Rose 0 []]]), maximum [r, Rose 0 [r]])
  print (minBound :: Pair Bool Ordering, Pair 1 (Pair 'a' "x"), Pair (Just (-1)) (-2))
  print ((1 :+ 2) :* (3 :- (-4)), Just (1 :- 2))
  print (Wrap (Just 1), Just (Wrap [Wrap Nothing :: Wrap Maybe Int]))
  let b = Big { a1 = -1, a2 = Just (-2), a3 = [-0.5, 1e10], a4 = ('\'', "\"q\""), a5 = Right (Big 1 Nothing [] ('x', "") (Left (-9))) }
  print b
  print (read (show b) == b, b < b { a1 = 0 }, b == b { a5 = Left 1 })
  print (Only { only = r }, Other { (<:>) = 3 }, (<:>) (Other 4))
  print (M.fromList [(Pair 2 True, [Rose 'x' []]), (Pair 1 False, [])] :: M)
