-- wrong: constructor pattern without parentheses (line 3)
f :: Maybe Int -> Int
f Just x = x
f Nothing = 0

main :: IO ()
main = print (f (Just 1))
