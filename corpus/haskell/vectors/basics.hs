-- A few things that programs do with vectors.
module Main where
import qualified Data.Vector as V
import qualified Data.Vector.Unboxed as U
import qualified Data.Vector.Mutable as MV
import Control.Monad.ST
import Control.Monad
sieve :: Int -> U.Vector Bool
sieve n = U.generate (n+1) (\i -> i >= 2 && all (\d -> i `mod` d /= 0) [2..isqrt i])
  where isqrt = floor . sqrt . fromIntegral
bubble :: V.Vector Int -> V.Vector Int
bubble v = runST $ do
  m <- V.thaw v
  let n = V.length v
  forM_ [0..n-2] $ \i -> forM_ [0..n-2-i] $ \j -> do
    a <- MV.read m j
    b <- MV.read m (j+1)
    when (a > b) $ MV.swap m j (j+1)
  V.freeze m
main :: IO ()
main = do
  print (V.fromList [1,2,3])
  print (bubble (V.fromList [5,2,9,1]))
  print (U.toList (U.findIndices id (sieve 30)))
  let v = V.enumFromTo 1 10
  print (V.sum (V.map (*2) v), V.foldl' (+) 0 v, v V.! 3, v V.!? 20)
  print (V.zip v (V.fromList "abc"))
  print (V.imap (\i x -> i * x) v)
  print (v V.// [(0,100)])
  print (V.accum (+) (V.replicate 3 0) [(0,1),(2,5),(0,2)])
