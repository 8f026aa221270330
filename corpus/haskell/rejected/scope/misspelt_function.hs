-- wrong: misspelt library function (line 3)
main :: IO ()
main = putStrln "hello"
