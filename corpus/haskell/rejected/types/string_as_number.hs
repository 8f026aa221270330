-- wrong: a string is used as a number (line 3)
f :: String -> Int
f x = x + 1

main :: IO ()
main = do
  l <- getLine
  print (f l)
  print (l + 1)
