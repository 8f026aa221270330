-- wrong: lambda variable used after the lambda (line 3)
main :: IO ()
main = print (map (\x -> x + 1) [1, 2] ++ [x])
