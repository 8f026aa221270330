-- List comprehensions: several generators, lets, filters, failing patterns, nesting.
module Main where

pyth :: Int -> [(Int, Int, Int)]
pyth n = [(a, b, c) | c <- [1 .. n], b <- [1 .. c], a <- [1 .. b], a * a + b * b == c * c]

main :: IO ()
main = do
  print [x * 2 | x <- [1 .. 5]]
  print [(x, y) | x <- "ab", y <- [1, 2, 3]]
  print [(x, y) | x <- [1 .. 4], y <- [x .. 4], odd (x + y)]
  print (pyth 20)
  print [x | Just x <- [Just 1, Nothing, Just 3]]
  print [y | (x, 'a') <- [(1, 'a'), (2, 'b'), (3, 'a')], let y = x * x]
  print [s | x <- [1 .. 6], let s = show x; t = x * x, even t]
  print [[j | j <- [1 .. i]] | i <- [1 .. 4]]
  print [() | False]
  print ['x' | True, 1 < 2]
  print [x | xs <- [[1, 2], [], [3]], x <- xs]
  print [c | c : _ <- words "the quick  brown fox"]
  print [if odd x then "odd" else "even" | x <- [1, 2]]
  print [f x | f <- [(+ 1), (* 2), \y -> y - 1], x <- [10, 20]]
  print [x | x <- [1 .. 3], x <- [x * 10, x * 10 + 1]]
  print [z | Right (Left z) <- [Right (Left 1), Left 2, Right (Right 3)]]
  print (sum [a * b | (a, b) <- zip [1 ..] [3, 4, 5]])
  print (take 5 [x | x <- [1 ..], x `mod` 7 == 3])
  print [(i, c) | (i, c) <- zip [0 ..] "héy", let {k = i * 2; l = k}, l /= 2]
