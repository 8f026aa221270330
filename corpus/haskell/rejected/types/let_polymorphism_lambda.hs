-- wrong: lambda-bound function used at two types (line 3)
main :: IO ()
main = print ((\f -> (f 1, f True)) (\x -> x))
