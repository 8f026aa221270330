-- wrong: local helper called with one argument too few (line 5)
power :: Int -> Int -> Int
power b e = go e 1
  where
    go 0 acc = acc
    go n acc = go (n - 1)

main :: IO ()
main = print (power 2 3)
