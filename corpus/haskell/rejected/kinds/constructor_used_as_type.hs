-- wrong: data constructor used as a type (line 4)
data Animal = Dog | Cat

bark :: Dog -> String
bark _ = "woof"

main :: IO ()
main = putStrLn (bark Dog)
