-- wrong: in of a let expression aligned with the statements of a do block (line 6)
main :: IO ()
main = do
  putStrLn "before"
  let x = 3
  in print x
  putStrLn "after"
