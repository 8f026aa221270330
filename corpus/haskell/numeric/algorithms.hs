-- Number algorithms: primes, factors, perfect numbers, bases, modular powers, square roots.
module Main where

import Data.List

primes :: [Int]
primes = sieve [2 ..] where sieve (p : ns) = p : sieve [n | n <- ns, n `rem` p /= 0]

factor :: Int -> [Int]
factor = go 2
  where
    go _ 1 = []
    go p n
      | p * p > n = [n]
      | (q, 0) <- n `quotRem` p = p : go p q
      | otherwise = go (p + 1) n

powMod :: Integer -> Integer -> Integer -> Integer
powMod _ 0 m = 1 `mod` m
powMod b e m
  | even e = half * half `mod` m
  | otherwise = b * powMod b (e - 1) m `mod` m
  where half = powMod b (e `div` 2) m

digits :: Integral a => a -> a -> [a]
digits b = reverse . unfoldr (\n -> if n == 0 then Nothing else Just (n `mod` b, n `div` b))

isqrt :: Integer -> Integer
isqrt n = go n where go x = let y = (x + n `div` x) `div` 2 in if y >= x then x else go y

egcd :: Integer -> Integer -> (Integer, Integer, Integer)
egcd 0 b = (b, 0, 1)
egcd a b = let (g, s, t) = egcd (b `mod` a) a in (g, t - (b `div` a) * s, s)

main :: IO ()
main = do
  print (take 15 primes)
  print (map factor [1, 2, 12, 97, 360, 1001, 65536])
  print [n | n <- [2 .. 500], sum [d | d <- [1 .. n `div` 2], n `mod` d == 0] == n]
  print (powMod 2 1000 1000007, powMod 3 (10 ^ 18) (10 ^ 9 + 7))
  print (digits 2 10, digits 16 255, digits 10 (2 ^ 70), digits 7 0)
  print (isqrt (10 ^ 40), isqrt 99, egcd 240 46)
  print (foldl' (\a d -> a * 10 + d) 0 [1, 2, 3], takeWhile (/= 1) (iterate (\n -> if even n then n `div` 2 else 3 * n + 1) 27) !! 50)
