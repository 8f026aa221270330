-- wrong: negative number after an operator without parentheses (line 3)
main :: IO ()
main = print (3 * -2)
