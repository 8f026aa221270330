-- wrong: alternatives in one pattern (line 3)
isVowel :: Char -> Bool
isVowel ('a' | 'e' | 'i') = True
isVowel _ = False

main :: IO ()
main = print (isVowel 'a')
