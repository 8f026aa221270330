safe :: Int -> Int -> [Int] -> Bool
safe _ _ [] = True
safe x d (q : t) = x /= q && x /= q + d && x /= q - d && safe x (d + 1) t
extend :: Int -> [Int] -> [[Int]]
extend n qs = concatMap (\q -> if safe q 1 qs then [q : qs] else []) [1 .. n]
go :: Int -> Int -> [[Int]]
go _ 0 = [[]]
go n k = concatMap (extend n) (go n (k - 1))
main :: IO ()
main = print (length (go 8 8))
