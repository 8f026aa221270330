-- wrong: shell-style comment (line 2)
# prints a number
main :: IO ()
main = print 42
