-- let in do: several equations, functions with guards, tuples, and later use.
module Main where

main :: IO ()
main = do
  let x = 1
      y = x + 1
      f 0 = "zero"
      f n
        | n < 0 = "neg"
        | otherwise = "pos"
      (p, q) = (y, f y)
      infixr 5 +++
      a +++ b = a ++ "+" ++ b
  putStrLn (q +++ f 0 +++ f (-1))
  let g :: Int -> Int
      g = (* p)
  print (g 10)
  let { h = 3; i = 4 }; print (h * i)
  let j = let k = 5 in k * k
  print j
  r <- let z = 7 in return (z + 1)
  print r
  s <- do
    let t = r
    return (t * 2)
  print s
  print =<< (do { a <- pure 1; let { b = 2 }; pure (a + b) })
  let loop 0 acc = acc
      loop n acc = loop (n - 1) $
        acc + n
  print (loop 10 0)
  let w = if s > 10
        then "big"
        else "small"
  putStrLn w
  let v = case r of
        8 -> "eight"
        _ -> "other"
  putStrLn v
