-- wrong: pure value as last statement of an IO block (line 6)
readTwice :: IO String
readTwice = do
  a <- getLine
  b <- getLine
  a ++ b

main :: IO ()
main = readTwice >>= putStrLn
