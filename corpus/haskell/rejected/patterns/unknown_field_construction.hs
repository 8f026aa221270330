-- wrong: record built with an unknown field (line 5)
data P = P { px :: Int, py :: Int } deriving Show

main :: IO ()
main = print P { px = 1, pz = 2 }
