-- wrong: signature with a stray fat arrow (line 2)
f :: Int => Int -> -> Int
f x y = x

main :: IO ()
main = print (f 1 2)
