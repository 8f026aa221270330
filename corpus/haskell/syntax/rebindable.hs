{-# LANGUAGE RebindableSyntax #-}
-- RebindableSyntax: do, if and numbers mean what has their names in scope; Prelude is imported by hand.
module Main where

import qualified Prelude as P
import Prelude (Bool (..), Eq (..), IO, Int, Integer, Rational, Show (..), String, const, print, ($), (++), (.))

-- Monads of one's own, without the class of the Prelude.
class Chain m where
  (>>=) :: m a -> (a -> m b) -> m b
  return :: a -> m a

(>>) :: Chain m => m a -> m b -> m b
m >> n = m >>= const n

newtype Log a = Log (a, [String])

instance Chain Log where
  Log (a, s) >>= f = case f a of Log (b, t) -> Log (b, s ++ t)
  return a = Log (a, [])

instance Chain IO where
  (>>=) = (P.>>=)
  return = P.return

note :: String -> Log ()
note s = Log ((), [s])

-- Numbers are counted by their digits.
fromInteger :: Integer -> Int
fromInteger n = P.length (show n)

fromRational :: Rational -> String
fromRational r = "about " ++ show (P.truncate r P.+ (P.toInteger (P.length "")))

ifThenElse :: String -> a -> a -> a
ifThenElse "yes" a _ = a
ifThenElse _ _ b = b

program :: Log Int
program = do
  note "start"
  x <- return 1000
  let y = x P.+ 12345
  note (show y)
  return (y P.* 7)

main :: IO ()
main = do
  let Log (result, notes) = program
  print result
  print notes
  print (123456, 3.75)
  print (if "yes" then 1 else 22)
  print (if "no" then 1 else 22)
  do
    n <- local
    print n
  where
    local = return 99 >>= \k -> return (k P.+ k)
