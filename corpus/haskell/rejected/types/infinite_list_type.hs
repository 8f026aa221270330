-- wrong: list consed onto its own element (line 2)
push x xs = x : xs ++ x

main :: IO ()
main = print (push 1 [2])
