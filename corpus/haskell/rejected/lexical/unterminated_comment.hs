-- wrong: block comment never closed (line 4)
main :: IO ()
main = print total
{- the total is computed below
total :: Int
total = sum [1 .. 10]
