-- wrong: Int divided with / (line 3)
average :: [Double] -> Double
average xs = sum xs / length xs

main :: IO ()
main = print (average [1, 2, 3])
