-- wrong: = instead of == in a condition (line 3)
f :: Int -> Bool
f n = if n = 0 then True else False

main :: IO ()
main = print (f 0)
