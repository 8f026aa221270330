-- wrong: let variable used outside its expression (line 5)
main :: IO ()
main = do
  print (let y = 2 in y * y)
  print y
