-- Laziness: primes by several lazy sieves, Hamming numbers, infinite power series, a lazily memoised table, Ulam numbers.
module Main where

primesTrial, primesTurner, primesMerge :: [Int]
primesTrial = 2 : filter isPrime [3, 5 ..]

isPrime :: Int -> Bool
isPrime n = all (\p -> n `mod` p /= 0) (takeWhile (\p -> p * p <= n) primesTrial)

primesTurner = sieve [2 ..]
  where sieve (p:xs) = p : sieve [ x | x <- xs, x `mod` p /= 0 ]
        sieve [] = []

primesMerge = 2 : 3 : 5 : 7 : ([11, 13 ..] `minus` composites)
  where
    composites = unionAll [ [p * p, p * p + 2 * p ..] | p <- tail primesMerge ]
    unionAll ((x:xs):t) = x : union xs (unionAll (pairs t))
    unionAll _ = []
    pairs ((x:xs):ys:t) = (x : union xs ys) : pairs t
    pairs t = t

minus, union :: [Int] -> [Int] -> [Int]
minus xx@(x:xs) yy@(y:ys) = case compare x y of
  LT -> x : minus xs yy
  EQ -> minus xs ys
  GT -> minus xx ys
minus xs _ = xs
union xx@(x:xs) yy@(y:ys) = case compare x y of
  LT -> x : union xs yy
  EQ -> x : union xs ys
  GT -> y : union xx ys
union xs [] = xs
union [] ys = ys

hamming :: [Integer]
hamming = 1 : merge (map (* 2) hamming) (merge (map (* 3) hamming) (map (* 5) hamming))
  where merge xx@(x:xs) yy@(y:ys)
          | x < y = x : merge xs yy
          | x > y = y : merge xx ys
          | otherwise = x : merge xs ys
        merge _ _ = []

-- power series as infinite lists of rationals in hundredths, here Integers
mulS :: [Integer] -> [Integer] -> [Integer]
mulS (a:as) bb@(b:bs) = a * b : zipWith (+) (map (a *) bs) (mulS as bb)
mulS _ _ = []

catalan :: [Integer]
catalan = 1 : mulS catalan catalan

partitions :: [Integer]
partitions = map (\n -> table !! n !! n) [0 ..]
  where
    table = [ [ p n k | k <- [0 .. n] ] | n <- [0 ..] ]
    p 0 _ = 1
    p _ 0 = 0
    p n k = at n (k - 1) + at (n - k) (min (n - k) k)
    at n k = table !! n !! min n k

ulam :: [Int]
ulam = 1 : 2 : go [2, 1] 3
  where go seen n | ways == 1 = n : go (n : seen) (n + 1)
                  | otherwise = go seen (n + 1)
          where ways = length (take 2 [ () | a <- takeWhile (> n `div` 2) seen, let b = n - a, a /= b, b `elem` seen ])

main :: IO ()
main = do
  print (primesTrial !! 12000, primesTurner !! 1500, primesMerge !! 12000)
  print (takeWhile (< 60) primesTurner == takeWhile (< 60) primesMerge)
  print (hamming !! 20000)
  print (take 12 catalan, catalan !! 400)
  print (partitions !! 100)
  print (take 15 ulam, ulam !! 250)
  print (takeWhile (< 5000) (scanl1 (+) primesTrial))
