-- Control.Monad.Writer: tell, listen, censor, pass, several monoids.
module Main where

import Control.Monad.Writer
import Data.Monoid

gcd' :: Int -> Int -> Writer [String] Int
gcd' a 0 = do
  tell ["done " ++ show a]
  return a
gcd' a b = do
  tell [show a ++ " mod " ++ show b ++ " = " ++ show (a `mod` b)]
  gcd' b (a `mod` b)

collatz :: Int -> Writer (Sum Int, [Int]) ()
collatz 1 = tell (mempty, [1])
collatz n = tell (Sum 1, [n]) >> collatz (if even n then n `div` 2 else 3 * n + 1)

logIO :: Int -> WriterT String IO Int
logIO n = do
  lift (putStrLn ("io " ++ show n))
  tell (show n ++ ";")
  return (n * 2)

main :: IO ()
main = do
  let (r, steps) = runWriter (gcd' 48 18)
  print r
  mapM_ putStrLn steps
  print (execWriter (collatz 6))
  (xs, l) <- runWriterT (mapM logIO [1, 2, 3])
  print (xs, l)
  print (runWriter (listen (tell "abc" >> return 1)))
  print (runWriter (censor reverse (tell "abc" >> return 1)))
  print (runWriter (writer (5, "w") >>= \x -> tell "!" >> return (x + 1)))
  print (runWriter (pass (tell "x" >> return (3, (++ "y")))))
  print (getAll (execWriter (mapM_ (tell . All . even) [2, 4])), getProduct (execWriter (mapM_ (tell . Product) [1 .. 5])))
  print (runWriter (listens length (tell "four" >> pure 'v')))
