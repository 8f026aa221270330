-- wrong: explicit braces not closed (line 4)
main :: IO ()
main = do { putStrLn "a"; putStrLn "b"
