-- wrong: main misspelt (line 1)
mian :: IO ()
mian = putStrLn "hello"
