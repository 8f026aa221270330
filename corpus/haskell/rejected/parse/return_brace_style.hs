-- wrong: C-like braces around a function body (line 3)
f :: Int -> Int
f x = {
  return x + 1
}

main :: IO ()
main = print (f 1)
