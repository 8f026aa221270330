-- wrong: case alternatives not in one column (line 3)
f :: Int -> String
f n = case n of
        0 -> "zero"
      1 -> "one"
        _ -> "many"

main :: IO ()
main = putStrLn (f 1)
