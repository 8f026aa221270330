-- wrong: pair where a triple is expected (line 6)
norm :: (Double, Double, Double) -> Double
norm (x, y, z) = sqrt (x * x + y * y + z * z)

main :: IO ()
main = print (norm (1, 2))
