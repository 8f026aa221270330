-- wrong: elif from another language (line 3)
f :: Int -> String
f n = if n > 0 then "pos" elif n < 0 then "neg" else "zero"

main :: IO ()
main = putStrLn (f 0)
