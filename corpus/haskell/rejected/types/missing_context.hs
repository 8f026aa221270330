-- wrong: comparison without a constraint in the signature (line 4)
contains :: a -> [a] -> Bool
contains _ [] = False
contains x (y:ys) = x == y || contains x ys

main :: IO ()
main = print (contains 1 [1, 2])
