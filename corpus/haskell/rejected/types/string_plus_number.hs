-- wrong: + between a string and a number (line 3)
label :: Int -> String
label n = "item " ++ n

main :: IO ()
main = putStrLn (label 3)
