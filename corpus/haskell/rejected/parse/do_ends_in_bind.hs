-- wrong: do block ending in a bind (line 5)
main :: IO ()
main = do
  putStrLn "name?"
  name <- getLine
