-- Numeric, negative, character, string and fractional literals in patterns.
module Main where

f :: Int -> String
f 0 = "zero"
f (-1) = "minus one"
f 0x10 = "sixteen"
f 1000000 = "million"
f _ = "?"

g :: Double -> String
g 0.5 = "half"
g (-2.5) = "minus two and a half"
g 1e3 = "thousand"
g 3 = "three"
g _ = "?"

h :: String -> Int
h "" = 0
h "one" = 1
h ('t' : "wo") = 2
h ['t', 'h', _, 'e', 'e'] = 3
h _ = -1

i :: Char -> Char
i 'a' = 'A'
i '\n' = 'N'
i '\x41' = 'a'
i c = c

j :: (Num a, Eq a) => a -> a -> Bool
j 1 2 = True
j _ (-3) = True
j _ _ = False

k :: Integer -> Int
k 123456789012345678901234567890 = 1
k n | n > 5 = 2
k 5 = 3
k (-7) = 4
k _ = 0

main :: IO ()
main = do
  print (map f [0, -1, 16, 1000000, 5])
  print (map g [0.5, -2.5, 1000, 3.0, 7])
  print (map h ["", "one", "two", "three", "four"])
  putStrLn (map i "ab\nA")
  print (j 1 2, j 1.0 2.0, j 5 (-3 :: Int), j 2 1)
  print (map k [123456789012345678901234567890, 6, 5, -7, 4])
