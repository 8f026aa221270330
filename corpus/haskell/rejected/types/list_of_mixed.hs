-- wrong: list with elements of different types (line 3)
things :: [Int]
things = [1, 2, "three"]

main :: IO ()
main = print things
