-- STRef inside runST: sums, Fibonacci, a stack machine, results that escape safely.
module Main where

import Control.Monad
import Control.Monad.ST
import Data.STRef

sumST :: Num a => [a] -> a
sumST xs = runST $ do
  ref <- newSTRef 0
  mapM_ (\x -> modifySTRef ref (+ x)) xs
  readSTRef ref

fibST :: Int -> Integer
fibST n = runST (do
  a <- newSTRef 0
  b <- newSTRef 1
  replicateM_ n $ do
    x <- readSTRef a
    y <- readSTRef b
    writeSTRef a y
    writeSTRef b $! x + y
  readSTRef a)

counter :: STRef s Int -> ST s Int
counter r = do
  modifySTRef' r succ
  readSTRef r

rpn :: String -> Either String Int
rpn src = runST $ do
  stack <- newSTRef []
  err <- newSTRef Nothing
  forM_ (words src) $ \w -> do
    st <- readSTRef stack
    case (w, st) of
      ("+", b : a : rest) -> writeSTRef stack (a + b : rest)
      ("-", b : a : rest) -> writeSTRef stack (a - b : rest)
      ("*", b : a : rest) -> writeSTRef stack (a * b : rest)
      (_, _) | [(n, "")] <- reads w -> modifySTRef stack (n :)
             | otherwise -> modifySTRef err (maybe (Just ("bad " ++ w)) Just)
  e <- readSTRef err
  st <- readSTRef stack
  return $ case (e, st) of
    (Just m, _) -> Left m
    (Nothing, [x]) -> Right x
    (_, s) -> Left (show (length s) ++ " left")

main :: IO ()
main = do
  print (sumST [1 .. 100], sumST [0.5, 1.5])
  print (map fibST [0, 1, 10, 90])
  print (runST (newSTRef 0 >>= \r -> replicateM 3 (counter r)))
  print (map rpn ["3 4 + 2 *", "1 2", "1 +", "5 1 2 + 4 * + 3 -"])
