-- wrong: two independent syntax mistakes, of which a compiler may only see the first (line 5)
f :: Int -> Int
f x = if x then

g :: Int -> Int
g = let in

main :: IO ()
main = print (f 1)
