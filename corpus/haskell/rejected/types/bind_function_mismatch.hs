-- wrong: >>= given a plain function (line 3)
main :: IO ()
main = getLine >>= length >>= print
