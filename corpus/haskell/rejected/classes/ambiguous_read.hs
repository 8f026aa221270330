-- wrong: read whose type nothing decides (line 5)
main :: IO ()
main = do
  l <- getLine
  print (read l)
