This is a literate program in the bird style: only lines that
begin with a greater-than sign are code.

> module Main where
>
> import Data.List (sort)

A blank line must separate the text from the code.

> -- A comment of the code itself.
> primes :: [Int]
> primes = sieve [2 ..]
>   where
>     sieve (p : xs) =
>       p : sieve [x | x <- xs, x `mod` p /= 0]
>     sieve [] = []

Text with code-like content such as main = undefined is ignored.

> main :: IO ()
> main = do
>   print (take 10 primes)

Text inside a do block.

>   print (sort "literate")
