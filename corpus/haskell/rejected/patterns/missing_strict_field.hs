-- wrong: record built without a strict field (line 5)
data P = P { px :: !Int, py :: !Int } deriving Show

main :: IO ()
main = print P { px = 1 }
