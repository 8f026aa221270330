-- wrong: arrow missing its right side in a comprehension (line 3)
squares :: [Int]
squares = [ x * x | x <- ]

main :: IO ()
main = print squares
