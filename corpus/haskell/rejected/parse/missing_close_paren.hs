-- wrong: closing parenthesis missing (line 5)
main :: IO ()
main = do
  print (sum (map (* 2) [1, 2, 3])
  print "end"
