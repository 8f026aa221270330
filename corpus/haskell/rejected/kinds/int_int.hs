-- wrong: Int applied to a type (line 2)
count :: Int Int
count = 3

main :: IO ()
main = print count
