-- wrong: record field declared with a single colon (line 2)
data P = P { px : Int, py : Int }

main :: IO ()
main = print 1
