-- wrong: equation without its equals sign (line 3)
double :: Int -> Int
double x x * 2

main :: IO ()
main = print (double 4)
