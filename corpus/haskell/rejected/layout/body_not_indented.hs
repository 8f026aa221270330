-- wrong: continuation of a definition at the left margin (line 4)
total :: [Int] -> Int
total xs =
sum xs

main :: IO ()
main = print (total [1, 2])
