-- wrong: section that mixes in a second operator without parentheses (line 3)
main :: IO ()
main = print (map (+ 1 *) [1, 2, 3])
