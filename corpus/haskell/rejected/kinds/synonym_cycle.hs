-- wrong: type synonym that refers to itself (line 2)
type Tree = [Tree]

depth :: Tree -> Int
depth ts = 1 + maximum (0 : map depth ts)

main :: IO ()
main = print (depth [])
