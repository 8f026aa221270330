-- wrong: element appended without brackets (line 4)
rev :: [a] -> [a]
rev [] = []
rev (x:xs) = rev xs ++ x

main :: IO ()
main = print (rev "abc")
