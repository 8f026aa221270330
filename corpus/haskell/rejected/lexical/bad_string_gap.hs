-- wrong: text inside a string gap (line 4)
msg :: String
msg = "first \
  and second \
  \ third"

main :: IO ()
main = putStrLn msg
