-- Laziness: what is not needed is not looked at, and infinite results are cut.
-- @explore firstOnly constTwo lazyAnd nats cyclic takeWhileSmall knot strictSum seqFirst orElse unusedError primesUpTo repeatIf fibsFrom firstBig
module Laziness where

firstOnly :: (a, b) -> a
firstOnly (a, _) = a

constTwo :: Int -> Int -> Int
constTwo a b = if a > 0 then a else b

lazyAnd :: Bool -> Bool -> Bool
lazyAnd False _ = False
lazyAnd _ b = b

nats :: Int -> [Int]
nats n = n : nats (n + 1)

cyclic :: [Bool] -> [Bool]
cyclic [] = []
cyclic xs = cycle xs

takeWhileSmall :: [Int] -> [Int]
takeWhileSmall = takeWhile (< 3)

knot :: Bool -> [Int]
knot b = let xs = 1 : map (* 2) xs in if b then take 4 xs else []

strictSum :: [Int] -> Int
strictSum = go 0
  where
    go acc [] = acc
    go acc (x : xs) = acc `seq` go (acc + x) xs

seqFirst :: Int -> Int -> Int
seqFirst a b = a `seq` if a == 1 then b else 0

orElse :: Maybe a -> a -> a
orElse (Just x) _ = x
orElse Nothing y = y

unusedError :: Int -> Int
unusedError n = let bad = error "never" :: Int in if n > 5 then n else if n == 3 then bad else 0

primesUpTo :: Int -> [Int]
primesUpTo n
  | n > 12 = []
  | otherwise = takeWhile (<= n) (sieve [2 ..])
  where sieve (p : xs) = p : sieve [x | x <- xs, x `mod` p /= 0]

repeatIf :: Bool -> Int -> [Int]
repeatIf True n = repeat n
repeatIf False _ = []

fibsFrom :: Integer -> Integer -> [Integer]
fibsFrom a b = a : fibsFrom b (a + b)

firstBig :: Int -> Maybe Int
firstBig n
  | n < 1 = Nothing
  | otherwise = Just (head (filter (> 10) (iterate (* 2) n)))
