-- wrong: string literal without its closing quote (line 4)
main :: IO ()
main = do
  putStrLn "starting up
  putStrLn "done"
