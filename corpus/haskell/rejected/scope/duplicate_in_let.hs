-- wrong: same name bound twice in a let (line 4)
main :: IO ()
main =
  let x = 1
      y = 2
      x = 3
  in print (x + y)
