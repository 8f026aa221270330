-- wrong: result of an action that has none used as a number (line 5)
main :: IO ()
main = do
  n <- putStrLn "hi"
  print (n + 1 :: Int)
