-- wrong: point-free definition with a two-argument function (line 3)
countBig :: Int -> [Int] -> Int
countBig = length . filter . (<)

main :: IO ()
main = print (countBig 3 [1, 5])
