-- Letters beyond ASCII in names and strings, and output of them.
module Main where

import Data.Char

größe :: Int -> Int
größe ä = ä + 1

data Größe = Klein | Groß deriving (Show, Eq)

λ :: Int
λ = 42

x₁, été' :: Int
x₁ = 1
été' = 2

(∘) :: (b -> c) -> (a -> b) -> a -> c
f ∘ g = \x -> f (g x)
infixr 9 ∘

(→) :: Bool -> Bool -> Bool
a → b = not a || b

main :: IO ()
main = do
  print (größe λ + x₁ + été')
  print [Klein, Groß]
  putStrLn "naïve — “quoted” ∀x∈S λ 日本語 😀"
  print "naïve 日本語"
  print ((show ∘ (+ 1)) 3)
  print (True → False)
  print (map toUpper "straße é λ", length "日本語😀")
  print (map generalCategory "aA1 λ∀_\t€")
  print (isAlpha 'é', isUpper 'É', isDigit '٣', isNumber '٣', ord '😀')
