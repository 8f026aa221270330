-- wrong: class that cannot be derived (line 2)
data T = A | B deriving (Show, Num)

main :: IO ()
main = print A
