-- wrong: cons pattern without parentheses (line 4)
mySum :: [Int] -> Int
mySum [] = 0
mySum x:xs = x + mySum xs

main :: IO ()
main = print (mySum [1])
