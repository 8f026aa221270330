-- wrong: misspelt constructor (line 3)
first :: [a] -> Maybe a
first (x:_) = Juts x
first [] = Nothing

main :: IO ()
main = print (first [1])
