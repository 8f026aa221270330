-- wrong: arguments in the wrong order (line 3)
main :: IO ()
main = print (take "hello" 3)
