-- wrong: arithmetic in a pattern (line 3)
predecessor :: Int -> Int
predecessor (n + 1) = n

main :: IO ()
main = print (predecessor 3)
