-- wrong: record updated at a field it does not have (line 5)
data P = P { px :: Int, py :: Int } deriving Show

shift :: P -> P
shift p = p { px = 1, depth = 2 }

main :: IO ()
main = print (shift (P 0 0))
