{-# LANGUAGE BangPatterns #-}
upto :: Int -> Int -> [Int]
upto a b = if a > b then [] else a : upto (a + 1) b
mySum :: Int -> [Int] -> Int
mySum !acc [] = acc
mySum !acc (y : ys) = mySum (acc + y) ys
main :: IO ()
main = print (mySum 0 (upto 1 1000000))
