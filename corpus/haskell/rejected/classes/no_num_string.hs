-- wrong: number literal at type String (line 3)
name :: String
name = 42

main :: IO ()
main = putStrLn name
