-- wrong: if without else (line 5)
abs' :: Int -> Int
abs' n = if n < 0 then negate n

main :: IO ()
main = print (abs' (-3))
