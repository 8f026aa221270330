-- Division by zero inside a partly printed list.
main :: IO ()
main = do
  print (10 `div` 3)
  print [12 `div` n | n <- [3, 2, 1, 0 :: Int]]
