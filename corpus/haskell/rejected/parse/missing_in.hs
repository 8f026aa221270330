-- wrong: let expression without in (line 6)
f :: Int -> Int
f x = let y = x * 2
          z = y + 1

main :: IO ()
main = print (f 1)
