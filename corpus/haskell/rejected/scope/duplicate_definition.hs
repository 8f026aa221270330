-- wrong: function defined twice with another between (line 8)
f :: Int -> Int
f 0 = 1

g :: Int -> Int
g x = x

f n = n * 2

main :: IO ()
main = print (f (g 1))
