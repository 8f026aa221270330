{-# LANGUAGE BangPatterns #-}
loop :: Int -> Int -> Int
loop 0 !acc = acc
loop n !acc = loop (n - 1) (acc + n)
main :: IO ()
main = print (loop 100000000 0)
