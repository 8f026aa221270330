-- wrong: semicolons in a list (line 3)
xs :: [Int]
xs = [1; 2; 3]

main :: IO ()
main = print xs
