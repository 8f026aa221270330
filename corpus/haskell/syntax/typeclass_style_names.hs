-- Names with primes, underscores, digits, and words that are special only sometimes.
module Main where

import qualified Data.List as List hiding (insert)

-- as, qualified, hiding, forall, family, role, pattern, stock, anyclass are ordinary names
as, qualified, hiding, forall', export, safe, interruptible, stock, anyclass, via, role, family, unsafe, ccall :: Int
as = 1
qualified = 2
hiding = 3
forall' = 4
export = 5
safe = 6
interruptible = 7
stock = 8
anyclass = 9
via = 10
role = 11
family = 12
unsafe = 13
ccall = 14

_x, __, x_, x'', a'b'c, _1, camelCase2, snake_case_3 :: Int
_x = 20
__ = 21
x_ = 22
x'' = 23
a'b'c = 24
_1 = 25
camelCase2 = 26
snake_case_3 = 27

data T' = T' | T_1 | Ünder deriving (Show, Eq)

f :: forall'' -> forall''
f as = as

main :: IO ()
main = do
  print (sum [as, qualified, hiding, forall', export, safe, interruptible, stock, anyclass, via, role, family, unsafe, ccall])
  print [_x, __, x_, x'', a'b'c, _1, camelCase2, snake_case_3]
  print [T', T_1, Ünder]
  print (f 'q', List.sort [3, 1])
