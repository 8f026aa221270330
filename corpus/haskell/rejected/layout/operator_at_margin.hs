-- wrong: expression continued with an operator at the left margin (line 4)
greeting :: String
greeting = "hello "
++ "world"

main :: IO ()
main = putStrLn greeting
