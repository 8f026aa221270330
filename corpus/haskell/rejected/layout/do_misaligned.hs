-- wrong: statement of a do block further left than the first one (line 3)
main :: IO ()
main = do
    putStrLn "one"
  putStrLn "two"
