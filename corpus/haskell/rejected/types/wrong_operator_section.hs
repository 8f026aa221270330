-- wrong: section with operands of the wrong type (line 3)
main :: IO ()
main = print (filter (> "a") [1 :: Int, 2, 3])
