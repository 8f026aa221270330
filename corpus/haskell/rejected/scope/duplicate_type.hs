-- wrong: type defined twice (line 3)
data Token = Number Int
data Token = Word String

main :: IO ()
main = putStrLn "tokens"
