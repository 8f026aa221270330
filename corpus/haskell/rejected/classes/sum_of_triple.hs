-- wrong: sum over a triple (line 3)
main :: IO ()
main = print (sum (1, 2, 3))
