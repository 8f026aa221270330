-- wrong: lambda pattern of the wrong shape (line 3)
main :: IO ()
main = print (map (\(a, b, c) -> a + b + c) (zip [1, 2] [3, 4]))
