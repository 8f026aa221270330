-- wrong: refutable pattern in a monad without failure (line 4)
parse :: String -> Either String Int
parse s = do
  [a, b] <- Right (words s)
  Right (read a + read b)

main :: IO ()
main = print (parse "1 2")
