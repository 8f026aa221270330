-- wrong: patterns of two types in one function (line 3)
f (Just x) = x
f [] = 0

main :: IO ()
main = print (f (Just 1))
