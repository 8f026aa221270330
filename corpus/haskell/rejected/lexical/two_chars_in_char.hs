-- wrong: character literal with two characters (line 3)
separator :: Char
separator = '::'

main :: IO ()
main = putStrLn [separator]
