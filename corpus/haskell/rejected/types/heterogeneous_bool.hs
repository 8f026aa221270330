-- wrong: number and truth value in one list (line 3)
main :: IO ()
main = print [1 :: Int, True]
