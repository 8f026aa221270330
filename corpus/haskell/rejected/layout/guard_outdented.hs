-- wrong: guard at the left margin (line 5)
sign :: Int -> Int
sign n
  | n > 0 = 1
| otherwise = 0

main :: IO ()
main = print (sign 4)
