-- wrong: number joined to a string without show (line 5)
main :: IO ()
main = do
  let n = length "abc"
  putStrLn ("length: " ++ n)
