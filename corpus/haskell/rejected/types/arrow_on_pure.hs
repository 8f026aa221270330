-- wrong: <- with a pure value (line 4)
main :: IO ()
main = do
  n <- length "abc"
  print n
