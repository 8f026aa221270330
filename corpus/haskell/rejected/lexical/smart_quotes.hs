-- wrong: typographic quotes instead of straight ones (line 3)
main :: IO ()
main = putStrLn “hello”
