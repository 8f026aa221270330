-- wrong: tuple not closed before the next definition (line 5)
pair :: (Int, Int)
pair = (1, 2

main :: IO ()
main = print pair
