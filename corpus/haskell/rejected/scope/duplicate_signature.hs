-- wrong: two signatures for one function (line 3)
f :: Int -> Int
f :: Int -> Int
f x = x + 1

main :: IO ()
main = print (f 1)
