-- wrong: newtype with two fields (line 2)
newtype Pair a = Pair a a

main :: IO ()
main = putStrLn "pair"
