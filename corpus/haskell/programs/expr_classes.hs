-- Symbolic algebra through the numeric classes: expressions as Num/Fractional/Floating instances, simplifier, derivatives, printing.
module Main where

import Data.Ratio (numerator, denominator)

infixl 6 :+:
infixl 7 :*:
infixr 8 :^:

data Expr
  = C Rational
  | X String
  | Expr :+: Expr
  | Expr :*: Expr
  | Expr :^: Int
  | F Func Expr
  deriving (Eq, Ord)

data Func = Sin | Cos | Exp | Ln deriving (Eq, Ord, Enum, Bounded, Show)

instance Num Expr where
  fromInteger = C . fromInteger
  a + b = simp (a :+: b)
  a * b = simp (a :*: b)
  negate a = simp (C (-1) :*: a)
  abs = error "abs: not symbolic"
  signum = error "signum: not symbolic"

instance Fractional Expr where
  fromRational = C
  recip a = simp (a :^: (-1))

instance Floating Expr where
  pi = X "pi"
  exp = simp . F Exp
  log = simp . F Ln
  sin = simp . F Sin
  cos = simp . F Cos
  asin = undefined; acos = undefined; atan = undefined
  sinh x = (exp x - exp (-x)) / 2
  cosh x = (exp x + exp (-x)) / 2
  asinh = undefined; acosh = undefined; atanh = undefined

class Container f where
  children :: f -> [f]
  rebuild :: f -> [f] -> f

instance Container Expr where
  children (a :+: b) = [a, b]
  children (a :*: b) = [a, b]
  children (a :^: _) = [a]
  children (F _ a) = [a]
  children _ = []
  rebuild (_ :+: _) [a, b] = a :+: b
  rebuild (_ :*: _) [a, b] = a :*: b
  rebuild (_ :^: n) [a] = a :^: n
  rebuild (F f _) [a] = F f a
  rebuild e _ = e

bottomUp :: Container f => (f -> f) -> f -> f
bottomUp f e = f (rebuild e (map (bottomUp f) (children e)))

size :: Container f => f -> Int
size e = 1 + sum (map size (children e))

simp :: Expr -> Expr
simp = bottomUp rule

rule :: Expr -> Expr
rule e = case e of
  C a :+: C b -> C (a + b)
  C 0 :+: a -> a
  a :+: C 0 -> a
  a :+: C k -> C k :+: a
  C a :+: (C b :+: c) -> rule (C (a + b) :+: c)
  a :+: b | a == b -> rule (C 2 :*: a)
  (C k :*: a) :+: b | a == b -> rule (C (k + 1) :*: a)
  (C k :*: a) :+: (C l :*: b) | a == b -> rule (C (k + l) :*: a)
  C a :*: C b -> C (a * b)
  C 0 :*: _ -> 0
  _ :*: C 0 -> 0
  C 1 :*: a -> a
  a :*: C k -> rule (C k :*: a)
  C a :*: (C b :*: c) -> rule (C (a * b) :*: c)
  a :*: (C k :*: b) -> rule (C k :*: rule (a :*: b))
  (C k :*: a) :*: b -> rule (C k :*: rule (a :*: b))
  a :*: b | a == b -> rule (a :^: 2)
  a :*: (b :^: n) | a == b -> rule (a :^: (n + 1))
  (a :^: n) :*: b | a == b -> rule (a :^: (n + 1))
  (a :^: m) :*: (b :^: n) | a == b -> rule (a :^: (m + n))
  F Exp a :*: F Exp b -> rule (F Exp (rule (a :+: b)))
  _ :^: 0 -> 1
  a :^: 1 -> a
  C a :^: n | a /= 0 -> C (a ^^ n)
  (a :^: m) :^: n -> rule (a :^: (m * n))
  F Sin (C 0) -> 0
  F Cos (C 0) -> 1
  F Exp (C 0) -> 1
  F Ln (C 1) -> 0
  F Ln (F Exp a) -> a
  F Exp (F Ln a) -> a
  _ -> e

diff :: String -> Expr -> Expr
diff v e = case e of
  C _ -> 0
  X w -> if v == w then 1 else 0
  a :+: b -> diff v a + diff v b
  a :*: b -> diff v a * b + a * diff v b
  a :^: n -> fromIntegral n * simp (a :^: (n - 1)) * diff v a
  F f a -> outer f a * diff v a
  where
    outer Sin a = cos a
    outer Cos a = negate (sin a)
    outer Exp a = exp a
    outer Ln a = recip a

eval :: (String -> Double) -> Expr -> Double
eval env e = case e of
  C r -> fromRational r
  X v -> env v
  a :+: b -> eval env a + eval env b
  a :*: b -> eval env a * eval env b
  a :^: n -> eval env a ^^ n
  F f a -> ([sin, cos, exp, log] !! fromEnum f) (eval env a)

instance Show Expr where
  showsPrec _ (C r)
    | denominator r == 1 = (if r < 0 then showParen True else id) (shows (numerator r))
    | otherwise = showParen True (shows (numerator r) . showChar '/' . shows (denominator r))
  showsPrec _ (X v) = showString v
  showsPrec d (a :+: b) = showParen (d > 6) (showsPrec 6 a . showString " + " . showsPrec 7 b)
  showsPrec d (a :*: b) = showParen (d > 7) (showsPrec 7 a . showChar '*' . showsPrec 8 b)
  showsPrec d (a :^: n) = showParen (d > 8) (showsPrec 9 a . showChar '^' . showsPrec 9 n)
  showsPrec _ (F f a) = shows f . showParen True (shows a)

taylor :: Int -> (Expr -> Expr) -> [Rational]
taylor n f = zipWith (/) [ c | e <- ds, let c = constant e ] (scanl (*) 1 [1 ..])
  where
    x = X "x"
    ds = take n (iterate (diff "x") (f x))
    constant e = case simp (bottomUp (\t -> if t == x then 0 else t) e) of
      C r -> r
      other -> error ("not constant: " ++ show other)

main :: IO ()
main = do
  let x = X "x"; y = X "y"
      es = [ x * x + 3 * x + 1, (x + 1) ^ (3 :: Int), sin (x * y) + cos x, exp (2 * x) / x, log (exp x * exp y)
           , 1 / (1 + x * x), x + x + x - 2 * x, sinh x, 0.25 * x * 4 ]
  mapM_ (\e -> putStrLn (show e ++ "   d/dx " ++ show (diff "x" e) ++ "   " ++ show (size e))) es
  print (diff "x" (diff "x" (sin x)))
  print (taylor 6 exp)
  print (taylor 6 sin)
  print (taylor 5 (\t -> 1 / (1 - t)))
  print [ fromIntegral (round (1000 * eval (const 0.5) (diff "x" e))) / 1000 | e <- es ]
