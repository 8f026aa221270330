-- wrong: same constructor in two types (line 3)
data Shape = Circle Double | Square Double
data Button = Circle | Oval

main :: IO ()
main = putStrLn "shapes"
