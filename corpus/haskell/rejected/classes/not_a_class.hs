-- wrong: context with a type in place of a class (line 2)
total :: Integer a => [a] -> a
total = sum

main :: IO ()
main = print (total [1, 2])
