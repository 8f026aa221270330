-- wrong: where inside a lambda (line 3)
main :: IO ()
main = print ((\x -> y + x where y = 2) 3)
