-- wrong: underscore used as an expression (line 3)
main :: IO ()
main = print (sum (map _double [1, 2, 3 :: Int]))
