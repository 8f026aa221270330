-- wrong: equals sign before the guards (line 4)
f :: Int -> String
f n =
  | n > 0 = "positive"
  | otherwise = "not"

main :: IO ()
main = putStrLn (f 0)
