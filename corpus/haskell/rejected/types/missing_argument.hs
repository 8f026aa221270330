-- wrong: function applied to too few arguments (line 6)
add3 :: Int -> Int -> Int -> Int
add3 a b c = a + b + c

main :: IO ()
main = print (add3 1 2 + 4)
