main = do
  let x = 5
  putStrLn "x is " ++ show x
