-- wrong: single colon in a type signature (line 2)
f : Int -> Int
f x = x + 1

main :: IO ()
main = print (f 1)
