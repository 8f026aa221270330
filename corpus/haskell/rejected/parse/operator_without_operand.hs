-- wrong: operator with nothing on its right (line 5)
total :: Int -> Int
total n = n + 

main :: IO ()
main = print (total 3)
