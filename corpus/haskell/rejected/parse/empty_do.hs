-- wrong: empty do block (line 6)
main :: IO ()
main = do

other :: Int
other = 3
