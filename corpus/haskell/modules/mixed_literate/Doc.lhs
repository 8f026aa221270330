A literate module.

> module Doc (documented) where

It exports one function.

> documented :: Int -> [Int]
> documented n = [x * n | x <- [1 .. n]]
