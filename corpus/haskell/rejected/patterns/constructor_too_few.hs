-- wrong: constructor pattern with too few arguments (line 6)
data Shape = Circle Double | Rect Double Double

area :: Shape -> Double
area (Circle r) = 3 * r * r
area (Rect w) = w * w

main :: IO ()
main = print (area (Circle 1))
