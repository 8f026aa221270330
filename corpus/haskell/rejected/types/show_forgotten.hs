-- wrong: putStrLn of a number (line 3)
main :: IO ()
main = putStrLn (3 + 4 :: Int)
