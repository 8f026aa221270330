-- wrong: show of a function (line 3)
main :: IO ()
main = print (\x -> x + 1)
