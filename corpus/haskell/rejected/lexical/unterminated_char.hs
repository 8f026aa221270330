-- wrong: character literal without its closing quote (line 3)
isComma :: Char -> Bool
isComma c = c == ',

main :: IO ()
main = print (isComma 'x')
