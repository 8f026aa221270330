-- wrong: deriving list without parentheses (line 2)
data T = A | B deriving Show, Eq

main :: IO ()
main = print A
