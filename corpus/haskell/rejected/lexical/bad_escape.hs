-- wrong: unknown escape in a string (line 3)
path :: String
path = "folder\quotes"

main :: IO ()
main = putStrLn path
