-- wrong: record built with one field twice (line 5)
data P = P { px :: Int, py :: Int } deriving Show

main :: IO ()
main = print P { px = 1, px = 2 }
