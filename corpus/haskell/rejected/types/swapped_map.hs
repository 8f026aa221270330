-- wrong: list and function swapped (line 3)
main :: IO ()
main = print (map [1, 2, 3] (+ 1))
