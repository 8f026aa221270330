-- wrong: show of read (line 3)
roundTrip :: String -> String
roundTrip s = show (read s)

main :: IO ()
main = putStrLn (roundTrip "1")
