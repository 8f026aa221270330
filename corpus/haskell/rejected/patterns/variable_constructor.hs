-- wrong: function call in a pattern (line 3)
f :: Int -> Int
f (negate x) = x

main :: IO ()
main = print (f 1)
