-- wrong: expression annotated with another type (line 3)
main :: IO ()
main = print (length [1, 2, 3] :: Integer)
