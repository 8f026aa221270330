-- wrong: class used as a type (line 2)
total :: [Num] -> Num
total xs = sum xs

main :: IO ()
main = print (total [1])
