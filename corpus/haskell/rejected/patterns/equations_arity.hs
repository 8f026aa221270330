-- wrong: equations with different numbers of arguments (line 3)
f :: Int -> Int -> Int
f 0 y = y
f x = \y -> x + y

main :: IO ()
main = print (f 1 2)
