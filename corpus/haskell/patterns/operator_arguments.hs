-- Functions defined infix, with backquotes, with extra arguments and with parentheses.
module Main where

infixl 6 <+>
infix 4 `near`

(<+>) :: (Int, Int) -> (Int, Int) -> (Int, Int)
(a, b) <+> (c, d) = (a + c, b + d)

near :: Int -> Int -> Bool
x `near` y = abs (x - y) < 3

(f .: g) x y = f (g x y)

(x `op` y) z | z = x | otherwise = y

(|>) :: a -> (a -> b) -> b
(|>) x f = f x

(Just x) ? _ = x
Nothing ? d = d

[] +++ ys = ys
(x : xs) +++ ys = x : xs +++ ys
infixr 5 +++

main :: IO ()
main = do
  print ((1, 2) <+> (3, 4) <+> (10, 20))
  print (1 + 1 `near` 2 * 2, near 1 9)
  print ((negate .: (+)) 3 4)
  print ((1 `op` 2) True, op 'a' 'b' False)
  print ([1, 2, 3] |> map (+ 1) |> sum)
  print (Just 1 ? 2, Nothing ? 2)
  print ([1] +++ [2, 3] +++ [])
  let a # b = a * 10 + b
      infixl 5 #
      (m %% n) k = m + n * k
  print (1 # 2 # 3 + 1)
  print ((1 %% 2) 3)
