-- wrong: lambda with = instead of an arrow (line 3)
main :: IO ()
main = print (map (\x = x + 1) [1, 2, 3])
