-- wrong: misspelt class in a context (line 2)
largest :: Odr a => [a] -> a
largest = maximum

main :: IO ()
main = print (largest [1, 2])
