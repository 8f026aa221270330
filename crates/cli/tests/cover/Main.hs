main :: IO ()
main = print (double 2)

double :: Int -> Int
double n
  | n > 5 = 2 * n
  | otherwise = n + n
