-- wrong: misspelt type in a signature (line 2)
count :: [a] -> Itn
count = length

main :: IO ()
main = print (count "abc")
