-- wrong: second binding of a let not aligned with the first (line 3)
main :: IO ()
main = do
  let x = 1
     y = 2
  print (x + y)
