-- wrong: case alternative written with = (line 4)
f :: Int -> String
f n = case n of
  0 = "zero"
  _ = "other"

main :: IO ()
main = putStrLn (f 0)
