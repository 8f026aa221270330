-- wrong: statement indented more than the others becomes an argument (line 4)
main :: IO ()
main = do
  putStrLn "name?"
    name <- getLine
  putStrLn name
