-- wrong: + to join strings (line 3)
main :: IO ()
main = putStrLn ("a" + "b")
