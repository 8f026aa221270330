-- wrong: same field in two record types of one module (line 3)
data Person = Person { name :: String }
data Pet = Pet { name :: String }

main :: IO ()
main = putStrLn "names"
