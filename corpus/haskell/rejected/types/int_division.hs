-- wrong: / on Int (line 3)
half :: Int -> Int
half n = n / 2

main :: IO ()
main = print (half 10)
