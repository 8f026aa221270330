-- wrong: constructor pattern with too many arguments (line 3)
f :: Maybe Int -> Int
f (Just x y) = x + y
f Nothing = 0

main :: IO ()
main = print (f (Just 1))
