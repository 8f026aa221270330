{- Laziness tricks: repmin in one pass, primes, Hamming numbers, fibs, infinite trees, tied knots, memo tables as data. -}
module Main where

import Data.Array
import Data.Function (fix)
import qualified Data.Map as Map

-- repmin: replace every leaf by the minimum, in one traversal

data Tree = Leaf Int | Fork Tree Tree deriving Show

repmin :: Tree -> Tree
repmin t = t'
  where
    (t', m) = go t
    go (Leaf n) = (Leaf m, n)
    go (Fork l r) = (Fork l' r', min ml mr)
      where (l', ml) = go l
            (r', mr) = go r

-- the same for the average of a list: one pass, needs its own result
deviations :: [Double] -> [Double]
deviations xs = ys
  where
    (ys, total, n) = foldr (\x (zs, s, k) -> ((x - mean) : zs, s + x, k + 1)) ([], 0, 0) xs
    mean = total / n

primes :: [Int]
primes = 2 : filter isPrime [3, 5 ..]
  where isPrime n = all (\p -> n `mod` p /= 0) (takeWhile (\p -> p * p <= n) primes)

fibs, luc :: [Integer]
fibs = 0 : 1 : zipWith (+) fibs (tail fibs)
luc = fix (\l -> 2 : scanl (+) 1 l)

hamming :: [Integer]
hamming = 1 : merge3 (map (2 *) hamming) (map (3 *) hamming) (map (5 *) hamming)
  where
    merge3 a b c = merge a (merge b c)
    merge xx@(x:xs) yy@(y:ys) = case compare x y of
      LT -> x : merge xs yy
      GT -> y : merge xx ys
      EQ -> x : merge xs ys
    merge _ _ = []

pascal :: [[Integer]]
pascal = iterate (\row -> zipWith (+) (0 : row) (row ++ [0])) [1]

-- Stern-Brocot tree, infinite
data Stream2 a = Node a (Stream2 a) (Stream2 a)

sternBrocot :: Stream2 (Int, Int)
sternBrocot = go (0, 1) (1, 0)
  where go (a, b) (c, d) = let m = (a + c, b + d) in Node m (go (a, b) m) (go m (c, d))

path :: (Int, Int) -> String
path (p, q) = go sternBrocot
  where go (Node (a, b) l r) = case compare (p * b) (a * q) of
          EQ -> ""
          LT -> 'L' : go l
          GT -> 'R' : go r

level :: Int -> Stream2 a -> [a]
level 0 (Node x _ _) = [x]
level n (Node _ l r) = level (n - 1) l ++ level (n - 1) r

-- memoisation in a lazy infinite tree
data Memo a = Memo (Memo a) a (Memo a)

memo :: (Int -> a) -> Int -> a
memo f = index tree
  where
    tree = build 0 1
    build n s = Memo (build (n + s) (2 * s)) (f n) (build (n + 2 * s) (2 * s))
    index (Memo l x r) n
      | n == 0 = x
      | odd n = index l ((n - 1) `div` 2)
      | otherwise = index r ((n - 2) `div` 2)

collatzLen :: Int -> Int
collatzLen = memo go
  where go n | n <= 1 = 1
             | even n = 1 + collatzLen (n `div` 2)
             | otherwise = 1 + collatzLen (3 * n + 1)

-- a cyclic graph with real sharing
data Person = Person { pname :: String, likes :: [Person] }

people :: Map.Map String Person
people = m
  where
    m = Map.fromList [ (n, Person n (map (m Map.!) ls)) | (n, ls) <- table ]
    table = [("ann", ["bob", "cat"]), ("bob", ["ann"]), ("cat", ["dan", "cat"]), ("dan", ["ann"])]

walk :: Int -> Person -> [String]
walk 0 _ = []
walk n p = pname p : walk (n - 1) (last (likes p))

-- edit distance through a lazy array that refers to itself
editDistance :: String -> String -> Int
editDistance a b = d ! (m, n)
  where
    (m, n) = (length a, length b)
    x = listArray (1, m) a
    y = listArray (1, n) b
    d = array ((0, 0), (m, n)) [ ((i, j), cell i j) | i <- [0 .. m], j <- [0 .. n] ]
    cell i 0 = i
    cell 0 j = j
    cell i j
      | x ! i == y ! j = d ! (i - 1, j - 1)
      | otherwise = 1 + minimum [d ! (i - 1, j), d ! (i, j - 1), d ! (i - 1, j - 1)]

main :: IO ()
main = do
  print (repmin (Fork (Fork (Leaf 5) (Leaf 3)) (Fork (Leaf 9) (Fork (Leaf 4) (Leaf 7)))))
  print (deviations [1, 2, 3, 6])
  print (take 15 primes, primes !! 300)
  print (take 15 fibs, fibs !! 150)
  print (take 12 luc)
  print (take 20 hamming, hamming !! 600)
  mapM_ print (take 6 pascal)
  print (level 3 sternBrocot)
  print (map path [(5, 7), (1, 9), (22, 7)])
  print (maximum [ (collatzLen n, n) | n <- [1 .. 300] ])
  print (walk 9 (people Map.! "ann"))
  print (editDistance "kitten" "sitting", editDistance "saturday" "sunday")
  print (take 5 (fst (undefined `seq'` ([1 ..] :: [Int], ()))), length [undefined, error "no" :: Int])
  let xs = 1 : map (* 2) xs in print (takeWhile (< 500) xs :: [Int])
  where seq' _ y = y
