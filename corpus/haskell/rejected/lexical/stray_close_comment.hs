-- wrong: comment closer with no opener (line 3)
main :: IO ()
main = print (1 + 2) -}
