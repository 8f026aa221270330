-- wrong: where at the left margin (line 4)
area :: Double -> Double
area r = p * r * r
where
p = 3.14

main :: IO ()
main = print (area 2)
