-- wrong: arithmetic on a comparison (line 6)
countIf :: Int -> Int
countIf n = n + 1

main :: IO ()
main = print (countIf 2 + (True * 3))
