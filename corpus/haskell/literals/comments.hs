-- Comments: nested blocks, dashes that are operators, and comment-like strings.
module Main where
{- outer {- inner -} still outer -}
{-- two dashes --}
{---}
--- three dashes
----------------
{- a quote in a comment: " -}
x {- between -} = {- the -} 1 -- tokens

(-->) :: Int -> Int -> Int
a --> b = a * 10 + b
(|--) :: Int -> Int -> Int
a |-- b = a - b
--not an operator: a comment without a space

main{--}::{--}IO(){-
-}
main={-
  a comment over lines does not count as indentation -}do
  print (1 --> 2)
  print (5 |-- 3) -- trailing
  putStrLn "-- in a string {- too -}"
  print x {- nested {- deeper {- deepest -} -} -}
  print '-' --' a quote in a comment
{- a comment at column one does not end the block -}
  print [1, {- two -} 2, -- three
    3]
-- a last comment without a newline at its end