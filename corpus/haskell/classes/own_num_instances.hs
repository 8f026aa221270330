-- Instances of Num, Fractional, Enum and Real for vectors, polynomials and dual numbers.
module Main where

data V2 = V2 Int Int deriving (Eq, Show)
instance Num V2 where
  V2 a b + V2 c d = V2 (a + c) (b + d)
  V2 a b * V2 c d = V2 (a * c) (b * d)
  abs (V2 a b) = V2 (abs a) (abs b)
  signum (V2 a b) = V2 (signum a) (signum b)
  fromInteger n = V2 (fromInteger n) (fromInteger n)
  negate (V2 a b) = V2 (negate a) (negate b)

newtype Poly = Poly [Int] deriving Eq
instance Show Poly where
  show (Poly cs) = case [term c i | (c, i) <- zip cs [0 :: Int ..], c /= 0] of
    [] -> "0"
    ts -> foldr1 (\a b -> a ++ " + " ++ b) ts
    where term c 0 = show c
          term c 1 = show c ++ "x"
          term c i = show c ++ "x^" ++ show i
instance Num Poly where
  Poly a + Poly b = Poly (go a b)
    where go (x : xs) (y : ys) = (x + y) : go xs ys
          go xs [] = xs
          go [] ys = ys
  Poly a * Poly b = sum [Poly (replicate i 0 ++ map (* x) b) | (x, i) <- zip a [0 ..]]
  negate (Poly a) = Poly (map negate a)
  abs = undefined
  signum = undefined
  fromInteger n = Poly [fromInteger n]

data Dual = Dual Double Double deriving Show
instance Num Dual where
  Dual a a' + Dual b b' = Dual (a + b) (a' + b')
  Dual a a' - Dual b b' = Dual (a - b) (a' - b')
  Dual a a' * Dual b b' = Dual (a * b) (a * b' + a' * b)
  abs = id; signum = id
  fromInteger n = Dual (fromInteger n) 0
instance Fractional Dual where
  Dual a a' / Dual b b' = Dual (a / b) ((a' * b - a * b') / (b * b))
  fromRational r = Dual (fromRational r) 0

diff :: (Dual -> Dual) -> Double -> Double
diff f x = let Dual _ d = f (Dual x 1) in d

main :: IO ()
main = do
  print (V2 1 2 + 3 * V2 2 (-1) - 1)
  print (sum [V2 i (i * i) | i <- [1 .. 4]], negate (V2 1 (-1)))
  let x = Poly [0, 1]
  print ((x + 1) ^ 4)
  print ((x - 1) * (x + 1), x - x)
  print (diff (\t -> t * t * t) 2, diff (\t -> 1 / t) 2, diff (\t -> (t + 0.5) ^ 2) 1)
