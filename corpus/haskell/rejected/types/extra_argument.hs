-- wrong: function applied to too many arguments (line 6)
double :: Int -> Int
double x = x * 2

main :: IO ()
main = print (double 3 4)
