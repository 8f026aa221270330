f :: Int -> Int
f x | x > 0 = 1
    | x < 0 = -1
    | else = 0
main = print (f 1)
