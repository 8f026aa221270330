-- | What explorations are measured on: `cargo xtask bench explore`.
module Explore where

import Data.Char (isAlpha)
import Data.List (isPrefixOf)

-- Red-black trees ----------------------------------------------------------------------------------------------------

data Color = R | B
  deriving (Eq, Show)

data Tree = E | T Color Tree Int Tree
  deriving (Eq, Show)

insert :: Int -> Tree -> Tree
insert x s = blacken (ins s)
  where
    ins E = T R E x E
    ins t@(T c l y r)
      | x < y = balance c (ins l) y r
      | x > y = balance c l y (ins r)
      | otherwise = t
    blacken (T _ l y r) = T B l y r

balance :: Color -> Tree -> Int -> Tree -> Tree
balance B (T R (T R a x b) y c) z d = T R (T B a x b) y (T B c z d)
balance B (T R a x (T R b y c)) z d = T R (T B a x b) y (T B c z d)
balance B a x (T R (T R b y c) z d) = T R (T B a x b) y (T B c z d)
balance B a x (T R b y (T R c z d)) = T R (T B a x b) y (T B c z d)
balance c l x r = T c l x r

-- Numbers ------------------------------------------------------------------------------------------------------------

data Nat = Z | S Nat
  deriving (Eq, Show)

add, mul :: Nat -> Nat -> Nat
add Z y = y
add (S x) y = S (add x y)
mul Z _ = Z
mul (S x) y = add y (mul x y)

nat :: Int -> Nat
nat n = if n == 0 then Z else S (nat (n - 1))

-- | Which numbers have this sum, and which this product.
sumIs20, productIs12 :: Nat -> Nat -> Bool
sumIs20 x y = add x y == nat 20
productIs12 x y = mul x y == nat 12

mc91 :: Int -> Int
mc91 n
  | n > 100 = n - 10
  | otherwise = mc91 (mc91 (n + 11))

gcdOf :: Int -> Int -> Int
gcdOf a b
  | b == 0 = abs a
  | otherwise = gcdOf b (a `mod` b)

collatz :: Int -> Int
collatz n
  | n < 1 = error "not positive"
  | n == 1 = 0
  | even n = 1 + collatz (n `div` 2)
  | otherwise = 1 + collatz (3 * n + 1)

-- The lambda calculus ------------------------------------------------------------------------------------------------

data Term = Var Nat | Lam Term | App Term Term | Lit Int
  deriving (Eq, Show)

data Value = Closure Term [Value] | Number Int
  deriving (Eq, Show)

eval :: Term -> Maybe Value
eval t = run t []

run :: Term -> [Value] -> Maybe Value
run (Var n) env = look n env
run (Lam b) env = Just (Closure b env)
run (Lit n) _ = Just (Number n)
run (App f a) env = do
  g <- run f env
  x <- run a env
  case g of
    Closure b env' -> run b (x : env')
    Number _ -> Nothing

look :: Nat -> [a] -> Maybe a
look Z (x : _) = Just x
look (S n) (_ : xs) = look n xs
look _ [] = Nothing

-- Strings ------------------------------------------------------------------------------------------------------------

linesOf, wordsOf :: String -> [String]
linesOf = lines
wordsOf = words

prefixOf :: String -> String -> Bool
prefixOf = isPrefixOf

spanOf :: String -> (String, String)
spanOf = span isAlpha

-- Queens -------------------------------------------------------------------------------------------------------------

-- | Whether these rows, column by column, hold queens that leave each other alone, on a board of this size.
queens :: [Int] -> Bool
queens rows = all inside rows && safe rows
  where
    n = length rows
    inside r = r >= 1 && r <= n
    safe [] = True
    safe (q : qs) = and [q /= r && abs (q - r) /= d | (d, r) <- zip [1 ..] qs] && safe qs
