-- wrong: sides of an Either swapped (line 3)
parseAge :: String -> Either String Int
parseAge "" = Right "empty"
parseAge s = Left (length s)

main :: IO ()
main = print (parseAge "12")
