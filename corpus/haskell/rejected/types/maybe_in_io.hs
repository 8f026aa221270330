-- wrong: Maybe computation inside an IO block (line 4)
main :: IO ()
main = do
  x <- lookup 1 [(1, "one")]
  putStrLn x
