-- wrong: if without a value in one branch of an IO block (line 6)
check :: Int -> IO ()
check n = do
  if n > 0
    then putStrLn "ok"
    else "negative"

main :: IO ()
main = check 1
