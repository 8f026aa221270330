-- wrong: condition of an if is not a Bool (line 3)
f :: Int -> Int
f n = if n then 1 else 0

main :: IO ()
main = print (f 3)
