-- Fixity declarations of every kind, before and after use, several names at once.
module Main where

infixl 6 |+|, |-|
infixr 5 +:+
infix 4 ===
infixr 0 $>
infixl 1 `andThen`

(|+|), (|-|) :: Int -> Int -> Int
a |+| b = a + b
a |-| b = a - b

(+:+) :: String -> String -> String
a +:+ b = "(" ++ a ++ b ++ ")"

(===) :: Int -> Int -> Bool
(===) = (==)

($>) :: (a -> b) -> a -> b
f $> x = f x

andThen :: Maybe a -> (a -> Maybe b) -> Maybe b
andThen = (>>=)

-- declared after use; without a declaration it would be infixl 9
late :: Int
late = 2 %% 3 + 1
(%%) :: Int -> Int -> Int
a %% b = a * 10 + b
infixl 2 %%

(?!) :: Int -> Int -> Int
a ?! b = a * 100 + b

main :: IO ()
main = do
  print (10 |-| 3 |+| 2 |-| 1)
  putStrLn ("a" +:+ "b" +:+ "c")
  print (1 |+| 2 === 3)
  print $> negate $> 3 + 4
  print (Just 3 `andThen` (\x -> Just (x + 1)) `andThen` \y -> if y > 3 then Nothing else Just y)
  print late
  print (1 + 2 ?! 3 * 2)
  print (2 ^ 3 ^ 2, (2 ^ 3) ^ 2, 100 `div` 10 `div` 5, 7 `mod` 4 * 2)
  print (1 : 2 : [3] ++ [4], True || undefined && False)
