-- wrong: fractional literal at Int (line 3)
limit :: Int
limit = 2.5

main :: IO ()
main = print limit
