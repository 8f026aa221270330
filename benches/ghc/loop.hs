{-# LANGUAGE BangPatterns #-}
-- A tenth of the rounds of benches/programs/loop.core; the harness scales.
loop :: Int -> Int -> Int
loop 0 !acc = acc
loop n !acc = loop (n - 1) (acc + n)
main :: IO ()
main = print (loop 10000000 0)
