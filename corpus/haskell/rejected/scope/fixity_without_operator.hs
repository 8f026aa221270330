-- wrong: fixity declaration for an operator not defined here (line 2)
infixl 6 |+|

main :: IO ()
main = print 1
