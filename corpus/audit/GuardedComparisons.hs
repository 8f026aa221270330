-- What a comparison says of a number holds in the branch, however it is written.
-- @safe 7 10 13 16 20 24 28 31 36
-- @crashes 40 43
module GuardedComparisons where

safeDiv :: Integer -> Integer -> Maybe Integer
safeDiv a b | b == 0 = Nothing | otherwise = Just (a `div` b)

positive :: Int -> Int -> Int
positive m n = if n > 0 then m `mod` n else 0

negated :: Integer -> Integer -> Integer
negated m n = if not (n == 0) then m `quot` n else 0

both :: Integer -> Integer -> Integer
both m n = if n /= 0 && m > 3 then m `rem` n else 0

either' :: Integer -> Integer -> Integer
either' m n | n == 0 || m == 0 = 0
            | otherwise = m `div` n

named :: Integer -> Integer -> (Bool, Integer)
named m n = let none = n == 0
            in (none, if none then 0 else m `quot` n)

whereBound :: Integer -> Integer -> Integer
whereBound m n | low = 0
               | otherwise = m `div` n where { low = n <= 0 }

flipped :: Integer -> Integer -> Integer
flipped m n = if 0 < n then m `div` n else 0

isZero :: Integer -> Bool
isZero n = n == 0
through :: Integer -> Integer -> Integer
through m n = if isZero n then 0 else m `mod` n

-- A test that does not say enough.
weak :: Integer -> Integer -> Integer
weak m n = if n >= 0 then m `div` n else 0

other :: Integer -> Integer -> Integer
other m n = if m /= 0 then m `div` n else 0
