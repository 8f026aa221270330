-- wrong: results of mapM where unit is promised (line 3)
main :: IO ()
main = mapM print [1, 2, 3]
