-- wrong: constructor with a small letter (line 2)
data Shape = circle Double | Square Double

main :: IO ()
main = putStrLn "shapes"
