-- wrong: definition in a do block without let (line 4)
main :: IO ()
main = do
  x = 5
  print x
