-- wrong: chained comparison (line 3)
main :: IO ()
main = print (1 == 1 == 1)
