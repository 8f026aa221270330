-- A small simulation with a linear congruential generator and a queue of two lists.
module Main where

import Data.List (unfoldr)

data Queue a = Queue [a] [a]

emptyQ :: Queue a
emptyQ = Queue [] []

push :: a -> Queue a -> Queue a
push x (Queue f b) = Queue f (x : b)

pop :: Queue a -> Maybe (a, Queue a)
pop (Queue [] []) = Nothing
pop (Queue [] b) = pop (Queue (reverse b) [])
pop (Queue (x : f) b) = Just (x, Queue f b)

size :: Queue a -> Int
size (Queue f b) = length f + length b

rands :: Int -> [Int]
rands = unfoldr (\s -> let s' = (s * 1664525 + 1013904223) `mod` 4294967296 in Just (s' `div` 65536 `mod` 100, s'))

data Sim = Sim { clock :: !Int, queue :: Queue Int, served :: !Int, waited :: !Int, longest :: !Int }

step :: Sim -> Int -> Sim
step s r = s { clock = clock s + 1, queue = q2, served = served s + n, waited = waited s + w, longest = max (longest s) (size q1) }
  where
    q1 | r < 45 = push (clock s) (queue s)
       | otherwise = queue s
    (q2, n, w) | r `mod` 2 == 0, Just (t, q) <- pop q1 = (q, 1, clock s - t)
               | otherwise = (q1, 0, 0)

main :: IO ()
main = do
  print (take 10 (rands 7))
  let end = foldl step (Sim 0 emptyQ 0 0 0) (take 500 (rands 42))
  print (clock end, served end, waited end, longest end, size (queue end))
