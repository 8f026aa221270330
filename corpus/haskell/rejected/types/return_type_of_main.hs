-- wrong: main is not an IO action (line 3)
main :: Int
main = 42
