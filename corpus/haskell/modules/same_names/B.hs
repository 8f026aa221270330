-- The other one.
module B (T (..), f, g, h, value, (+++)) where

import qualified A

data T = MkT { get :: String } deriving Show

f :: Int -> Int
f n = A.f n * 100

g :: Int -> Int -> (Int, Int)
g = (,)

h, value :: Int
h = 77
value = 20

(+++) :: String -> String -> String
a +++ b = b ++ a
