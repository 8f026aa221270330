-- wrong: result of getLine used without binding it (line 5)
main :: IO ()
main = do
  let name = getLine
  putStrLn ("hi " ++ name)
