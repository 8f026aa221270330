-- Constructor operators in patterns with their fixities, and backquoted constructors.
module Main where

data E = N Int | E :+: E | E :*: E | Int `Pow` Int
  deriving (Eq, Show)
infixl 6 :+:
infixl 7 :*:
infixr 8 `Pow`

eval :: E -> Int
eval (N n) = n
eval (N 0 :+: r) = eval r
eval (l :+: r :*: s) = eval l + eval (r :*: s)
eval (l :+: r) = eval l + eval r
eval (N 0 :*: _) = 0
eval (l :*: r) = eval l * eval r
eval (b `Pow` e) = b ^ e

data List a = Nil | a :> List a deriving Show
infixr 5 :>

toL :: List a -> [a]
toL (x :> y :> rest) = x : y : toL rest
toL (x :> Nil) = [x]
toL Nil = []

main :: IO ()
main = do
  print (map eval [N 1 :+: N 2 :*: N 3, (N 1 :+: N 2) :*: N 3, N 0 :*: N 9, 2 `Pow` 10, N 0 :+: N 4])
  print (N 1 :+: N 2 :*: N (-3))
  print (2 `Pow` 3)
  print (toL (1 :> 2 :> 3 :> Nil))
  print (1 :> (-2) :> Nil)
