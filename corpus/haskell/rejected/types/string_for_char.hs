-- wrong: string where a character is wanted (line 6)
startsWith :: Char -> String -> Bool
startsWith c s = head s == c

main :: IO ()
main = print (startsWith "h" "hello")
