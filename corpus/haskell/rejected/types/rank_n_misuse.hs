-- wrong: argument used at two types without a higher-rank signature (line 3)
both :: (a -> a) -> (Int, Bool) -> (Int, Bool)
both f (n, b) = (f n, f b)

main :: IO ()
main = print (both id (1, True))
