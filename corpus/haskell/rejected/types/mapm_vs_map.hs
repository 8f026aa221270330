-- wrong: map used for actions as the last statement (line 5)
main :: IO ()
main = do
  putStrLn "all:"
  map print [1, 2, 3]
