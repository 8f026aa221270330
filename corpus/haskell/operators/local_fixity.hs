-- Fixities declared in let and where blocks and in classes, hiding outer ones.
module Main where

infixl 6 <>>
(<>>) :: Int -> Int -> Int
a <>> b = a - b

class Combine a where
  infixr 5 |&|
  (|&|) :: a -> a -> a
  infixl 7 `scale`
  scale :: a -> Int -> a

instance Combine Int where
  a |&| b = a - b
  scale = (*)

newtype S = S String deriving Show
instance Combine S where
  S a |&| S b = S ("(" ++ a ++ "&" ++ b ++ ")")
  S a `scale` n = S (concat (replicate n a))

local1, local2 :: Int
local1 = 10 <>> 3 <>> 2
local2 = 10 <>> 3 <>> 2
  where
    infixr 6 <>>
    (<>>) = (-)

main :: IO ()
main = do
  print (local1, local2)
  print (10 |&| 3 |&| (2 :: Int))
  print (S "a" |&| S "b" `scale` 2 |&| S "c")
  let infixr 3 ##
      (##) = \a b -> a * 2 + b
  print (1 ## 2 ## 3 + 1)
  let a ## b = a * 2 + b
  print (1 ## 2 ## 3 + 1)
