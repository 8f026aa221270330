-- wrong: list of strings where a string is wanted (line 5)
main :: IO ()
main = do
  s <- getContents
  print (map length (words (lines s)))
