-- wrong: same variable twice in a pattern (line 3)
same :: Int -> Int -> Bool
same x x = True

main :: IO ()
main = print (same 1 2)
