-- wrong: chained less-than as in mathematics (line 3)
inRange :: Int -> Int -> Int -> Bool
inRange lo x hi = lo <= x < hi

main :: IO ()
main = print (inRange 1 2 3)
