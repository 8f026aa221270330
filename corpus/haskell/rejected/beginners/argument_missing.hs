f :: Int -> Int -> Int
f x = x + 1
main = print (f 1 2)
