-- wrong: != instead of /= (line 3)
main :: IO ()
main = print (1 != 2)
