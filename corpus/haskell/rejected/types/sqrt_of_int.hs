-- wrong: sqrt of an Int (line 3)
isSquare :: Int -> Bool
isSquare n = let r = floor (sqrt n) in r * r == n

main :: IO ()
main = print (isSquare 16)
