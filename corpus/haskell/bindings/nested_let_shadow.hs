-- Deeply nested lets and wheres, with functions that close over several levels.
module Main where

deep :: Int -> Int
deep a =
  let b = a + 1
      f x =
        let c = x * b
            g y =
              let d = y - c
                  h z = let e = z + d; a = 1000 in e + a
              in h (d * 2) + a
        in g (c + 1)
  in f b + (let b = 10 in let c = b in b * c + a)

loopy :: Int -> [Int]
loopy n = outer 0
  where
    outer i
      | i >= n = []
      | otherwise = inner 0 ++ outer (i + 1)
      where
        inner j
          | j > i = []
          | otherwise = (i * 10 + j) : inner (j + 1)

compose3 = f . g . h
  where f = (+ x)
        g = (* x)
        h = subtract x
        x = 3

curried = \a -> \b c -> let s = a + b + c in \d -> s * d

main = do
  print (map deep [0, 1, 2])
  print (loopy 4)
  print (compose3 10)
  print (curried 1 2 3 4)
  print $ let x = 1; f y = x + y in let x = 100 in f x
  print $ (\x -> (\x -> x * 2) (x + 1)) 5
  print $ let (x, y) = (y + 1, 10) in x
  print $ let xs@(x : _) = [x0 ..]; x0 = 3 in (x, take 2 xs)
