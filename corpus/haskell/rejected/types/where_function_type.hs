-- wrong: local function used at the wrong type (line 3)
report :: [Int] -> String
report xs = unwords (map fmt xs)
  where
    fmt n = (show n, n > 0)

main :: IO ()
main = putStrLn (report [1])
