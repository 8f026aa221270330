-- wrong: one closing parenthesis too many (line 3)
main :: IO ()
main = print (1 + 2))
