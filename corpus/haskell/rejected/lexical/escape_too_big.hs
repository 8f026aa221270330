-- wrong: numeric escape beyond the last character (line 3)
main :: IO ()
main = putStrLn "\1114112 is too far"
