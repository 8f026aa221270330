-- wrong: Maybe used where its content is wanted (line 6)
ages :: [(String, Int)]
ages = [("ann", 31)]

main :: IO ()
main = print (lookup "ann" ages + 1)
