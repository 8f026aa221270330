-- wrong: if without then (line 3)
f :: Int -> Int
f n = if n > 0 n else 0

main :: IO ()
main = print (f 1)
