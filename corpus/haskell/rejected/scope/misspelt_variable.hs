-- wrong: misspelt variable (line 3)
average :: [Double] -> Double
average numbers = sum nubmers / fromIntegral (length numbers)

main :: IO ()
main = print (average [1, 2])
