-- | Arithmetic, backwards: on numbers that are counted out, and on those of the machine.
module Numbers where

data Nat = Z | S Nat
  deriving (Eq, Show)

plus :: Nat -> Nat -> Nat
plus Z y = y
plus (S x) y = S (plus x y)

times :: Nat -> Nat -> Nat
times Z _ = Z
times (S x) y = plus y (times x y)

nat :: Int -> Nat
nat 0 = Z
nat n = S (nat (n - 1))

-- | All ways to write 120 as a product, with numbers that are counted out.
factors120 :: Nat -> Nat -> Bool
factors120 x y = times x y == nat 120

-- | The same with integers: the bounds make the search finite.
product120 :: Integer -> Integer -> Bool
product120 x y = 1 <= x && x <= y && x * y == 120

-- ? plus x y == S (S (S Z))
-- ? plus x x == S (S (S (S Z)))
-- ? times x y == S (S (S (S (S (S Z)))))
-- ? product120 x y
