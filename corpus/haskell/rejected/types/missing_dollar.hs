-- wrong: putStrLn with two arguments for want of a dollar (line 3)
main :: IO ()
main = putStrLn show 42
