-- wrong: type constructor without its argument in a signature (line 2)
first :: Maybe -> Int
first _ = 0

main :: IO ()
main = print (first Nothing)
