-- wrong: Int and Double mixed without conversion (line 3)
total :: Int -> Double -> Double
total n price = n * price

main :: IO ()
main = print (total 3 1.5)
