-- wrong: type constructor with one argument too many (line 2)
pairs :: [Either Int String Bool]
pairs = []

main :: IO ()
main = print (length pairs)
