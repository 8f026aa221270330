-- wrong: record field given a value with a colon (line 5)
data P = P { px :: Int, py :: Int }

origin :: P
origin = P { px: 0, py: 0 }

main :: IO ()
main = print (px origin)
