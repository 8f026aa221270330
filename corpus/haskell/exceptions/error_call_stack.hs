-- show of a caught call of error has its call stack, which names file, line and column.
module Main where

import Control.Exception
import GHC.Stack

f :: Int -> Int
f n
  | n > 1 = error ("f got " ++ show n)
  | otherwise = n

g :: HasCallStack => Int -> Int
g n = if n > 1 then error "in g" else n

message :: SomeException -> String
message = show

main :: IO ()
main = do
  r <- try (evaluate (f 5))
  putStrLn (either message show r)
  s <- try (evaluate (g 5 + 1))
  putStrLn (either message show s)
  t <- try (evaluate (undefined :: Int))
  putStrLn (either (head . lines . message) show t)
  u <- try (evaluate (errorWithoutStackTrace "no stack" :: Int))
  putStrLn (either message show u)
