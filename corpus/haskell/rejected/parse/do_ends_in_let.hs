-- wrong: do block ending in a let (line 5)
main :: IO ()
main = do
  putStrLn "computing"
  let x = 3 * 4
