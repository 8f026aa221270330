-- wrong: type variable not among the parameters of the data type (line 2)
data Box a = Box b

main :: IO ()
main = putStrLn "box"
