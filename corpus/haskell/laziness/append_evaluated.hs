-- Appending to lists that are partly evaluated: nothing is forced that nobody asks for, nothing is done twice.
module Main where

import Control.Exception
import Data.IORef
import System.IO.Unsafe (unsafePerformIO)

data Chain a = a :- Chain a | End deriving Show
infixr 5 :-

-- The same loop on a type of one's own.
join :: Chain a -> Chain a -> Chain a
join End ys = ys
join (x :- xs) ys = x :- join xs ys

heads :: Int -> Chain a -> [a]
heads 0 _ = []
heads _ End = []
heads n (x :- xs) = x : heads (n - 1) xs

-- A function that copies, and changes another parameter on the way.
count :: Int -> [a] -> [a] -> ([a], Int)
count n [] ys = (ys, n)
count n (x : xs) ys = let (zs, m) = count (n + 1) xs ys in (x : zs, m)

evaluated :: [a] -> [a]
evaluated xs = length xs `seq` xs

{-# NOINLINE counter #-}
counter :: IORef Int
counter = unsafePerformIO (newIORef 0)

{-# NOINLINE noisy #-}
noisy :: Int -> Int
noisy n = unsafePerformIO (modifyIORef counter (+ 1) >> return (n * n))

main :: IO ()
main = do
  let long = evaluated [1 .. 100 :: Int]
  print (sum (long ++ long), length ((long ++ long) ++ long))
  print (take 3 (evaluated [1, 2, 3 :: Int] ++ undefined))
  print (length (evaluated [undefined, undefined :: Int] ++ [undefined]))
  print (take 5 (long ++ error "never"), take 103 (long ++ [7, 8, 9] ++ undefined) !! 102)
  r <- try (evaluate (length (long ++ errorWithoutStackTrace "the end"))) :: IO (Either ErrorCall Int)
  print r
  let part = 1 : 2 : errorWithoutStackTrace "in the middle" :: [Int]
  print (take 2 (part ++ long))
  s <- try (evaluate ((part ++ long) !! 2)) :: IO (Either ErrorCall Int)
  print s
  let knot = evaluated "abc" ++ knot
  putStrLn (take 50 knot)
  let self = 1 : map (+ 1) (take 60 self ++ long)
  print (self !! 40, length self)
  let shared = map noisy long
  print (sum (evaluated shared ++ shared))
  print (sum (shared ++ shared))
  readIORef counter >>= print
  let chain = foldr (:-) End long
  print (heads 3 (join chain undefined), sum (heads 1000 (join chain (join chain End))))
  print (join (1 :- 2 :- End) (3 :- End))
  print (snd (count 0 long long), length (fst (count 0 long long)))
  print (foldr (\x r -> if x > 50 then [] else x : r) [] (long ++ undefined))
