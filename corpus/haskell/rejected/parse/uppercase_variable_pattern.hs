-- wrong: definition of a function with a capital name (line 2)
Triple x = x * 3

main :: IO ()
main = print 3
