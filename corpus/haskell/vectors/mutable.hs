-- Vectors that change, in several monads.
module Main where

import Control.Monad
import Control.Monad.Primitive (PrimMonad, PrimState)
import Control.Monad.ST
import Control.Monad.State
import qualified Data.Vector as V
import qualified Data.Vector.Mutable as M
import qualified Data.Vector.Unboxed as U
import qualified Data.Vector.Unboxed.Mutable as UM

sieve :: Int -> U.Vector Bool
sieve n = U.create $ do
  marks <- UM.replicate (n + 1) True
  forM_ [0, 1] $ \i -> UM.write marks i False
  forM_ [2 .. n] $ \i -> do
    prime <- UM.read marks i
    when (prime && i * i <= n) $ forM_ [i * i, i * i + i .. n] $ \j -> UM.write marks j False
  return marks

quicksort :: (PrimMonad m, Ord a) => M.MVector (PrimState m) a -> m ()
quicksort v
  | M.length v < 2 = return ()
  | otherwise = do
      let end = M.length v - 1
      pivot <- M.read v end
      let go i j
            | j == end = M.swap v i end >> return i
            | otherwise = do
                x <- M.read v j
                if x < pivot then M.swap v i j >> go (i + 1) (j + 1) else go i (j + 1)
      m <- go 0 0
      quicksort (M.slice 0 m v)
      quicksort (M.drop (m + 1) v)

fibs :: Int -> Integer
fibs n = runST $ do
  v <- M.replicate (max 2 (n + 1)) 0
  M.write v 1 1
  forM_ [2 .. n] $ \i -> do
    a <- M.read v (i - 1)
    b <- M.read v (i - 2)
    M.write v i (a + b)
  M.read v n

counting :: StateT Int IO ()
counting = do
  v <- M.generate 3 (* 10)
  forM_ [0 .. 2] $ \i -> do
    x <- M.read v i
    modify (+ x)
  M.modify v (+ 1) 2
  lift (M.read v 2 >>= print)

main :: IO ()
main = do
  print (U.toList (U.findIndices id (sieve 40)))
  print (V.modify quicksort (V.fromList [5, 3, 9, 1, 4, 4, 8]))
  print (fibs 50)
  execStateT counting 0 >>= print
  v <- V.thaw (V.fromList "hello")
  M.write v 0 'J'
  w <- M.clone v
  M.set v '-'
  M.grow w 2 >>= \big -> M.write big 5 '!' >> M.write big 6 '?' >> V.freeze big >>= print
  V.freeze v >>= print
  e <- UM.new 3 :: IO (UM.IOVector Int)
  UM.modify e (+ 5) 1
  U.freeze e >>= print
  M.exchange w 1 'E' >>= print
  M.nextPermutation w >>= print
  V.unsafeFreeze w >>= print
