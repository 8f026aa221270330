-- wrong: ++ with a single character (line 3)
exclaim :: String -> String
exclaim s = s ++ '!'

main :: IO ()
main = putStrLn (exclaim "hi")
