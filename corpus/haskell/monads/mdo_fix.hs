-- fix, mfix and recursive do.
{-# LANGUAGE RecursiveDo #-}
module Main where

import Control.Monad.Fix
import Data.Function (fix)
import Data.IORef

data Node = Node Int (IORef Node)

main :: IO ()
main = do
  print (fix (\f n -> if n == 0 then 1 else n * f (n - 1)) (10 :: Integer))
  print (take 5 (fix (\xs -> 1 : map (* 3) xs)))
  node <- mdo
    r1 <- newIORef (Node 1 r2)
    r2 <- newIORef (Node 2 r1)
    return r1
  Node a next <- readIORef node
  Node b back <- readIORef next
  Node c _ <- readIORef back
  print [a, b, c]
  xs <- do
    rec let ys = 1 : map (+ 1) zs
        zs <- return (take 4 ys)
    return zs
  print xs
  print (fmap (take 3) (mfix (\xs -> Just (7 : xs))), take 2 (fst (fix (\ ~(a, b) -> ('x' : b, 'y' : a)))))
  v <- fixIO' (\x -> return (const 5 x))
  print v
  where fixIO' = mfix
