-- wrong: negative argument without parentheses (line 3)
main :: IO ()
main = print (abs -5)
