-- wrong: IO action used as a plain value (line 3)
greeting :: String
greeting = "hello " ++ getLine

main :: IO ()
main = putStrLn greeting
