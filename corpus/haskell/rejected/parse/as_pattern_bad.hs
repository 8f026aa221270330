-- wrong: as-pattern with a pattern on the left (line 3)
f :: [Int] -> Int
f (x:xs)@all = x + length all

main :: IO ()
main = print (f [1])
