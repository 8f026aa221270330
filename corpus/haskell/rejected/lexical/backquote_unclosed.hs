-- wrong: backquoted operator with one quote missing (line 3)
main :: IO ()
main = print (10 `div 3)
