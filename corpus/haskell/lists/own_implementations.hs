-- The usual list functions written again by hand, compared with the library.
module Main where

import qualified Data.List as L
import Prelude hiding (map, filter, foldr, reverse, zip, length, (++), concat, take)
import qualified Prelude as P

map :: (a -> b) -> [a] -> [b]
map _ [] = []
map f (x:xs) = f x:map f xs

filter p = foldr (\x r -> if p x then x:r else r) []

foldr k z = go where go [] = z
                     go (y:ys) = y `k` go ys

reverse = rev [] where
    rev acc [] = acc
    rev acc (x:xs) = rev (x:acc) xs

(x:xs) ++ ys = x : (xs ++ ys)
[] ++ ys = ys
infixr 5 ++

zip (a:as) (b:bs) = (a,b) : zip as bs
zip _ _ = []

length = foldr (const (+1)) 0
concat = foldr (++) []

take n _ | n <= 0 = []
take _ [] = []
take n (x:xs) = x : take (n-1) xs

msort [] = []
msort [x] = [x]
msort xs = merge (msort a) (msort b) where
  (a, b) = halve xs
  halve ys = P.splitAt (P.length ys `div` 2) ys
  merge as@(p:ps) bs@(q:qs) | p <= q = p : merge ps bs
                            | otherwise = q : merge as qs
  merge [] bs = bs
  merge as [] = as

isort :: Ord a => [a] -> [a]
isort = foldr ins [] where ins x [] = [x]
                           ins x l@(y:ys) = if x<=y then x:l else y:ins x ys

main = do
  let l = [4,2,7,1,9,3]
  print (map (*2) l == P.map (*2) l, filter even l, foldr (-) 0 l == P.foldr (-) 0 l)
  print (reverse l, l ++ [0], zip l "abc", length l, concat [[1],[2,3]], take 2 l, take 5 [1])
  print (msort l == L.sort l, isort l == L.sort l, msort "merge sort")
