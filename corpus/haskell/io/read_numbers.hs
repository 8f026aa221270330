-- A typical contest program: a count, then lines of numbers.
import qualified Data.IntMap as IM
import Control.Monad

readInts :: IO [Int]
readInts = map read . words <$> getLine

main = do
  t <- readLn :: IO Int
  forM_ [1 .. t] $ \i -> do
    [n, k] <- readInts
    xs <- readInts
    let counts = IM.fromListWith (+) [(x `mod` k, 1 :: Int) | x <- take n xs]
        best = maximum (IM.elems counts)
    putStrLn $ "Case #" ++ show i ++ ": " ++ show best ++ " " ++ show (IM.toList counts)
  d <- readLn
  print (d * 2.5)
  (s, b) <- readLn :: IO (String, Bool)
  print (b, s)
