-- wrong: a where variable used in another equation (line 5)
f :: Int -> Int
f 0 = base
  where base = 10
f n = base + n

main :: IO ()
main = print (f 1)
