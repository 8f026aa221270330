-- wrong: guard that is not a Bool (line 4)
f :: Int -> String
f n
  | n `mod` 2 = "odd"
  | otherwise = "even"

main :: IO ()
main = putStrLn (f 3)
