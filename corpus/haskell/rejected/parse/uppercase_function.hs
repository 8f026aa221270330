-- wrong: function name with a capital letter (line 2)
Double :: Int -> Int
Double x = x * 2

main :: IO ()
main = print (Double 3)
