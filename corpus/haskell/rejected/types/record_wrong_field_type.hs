-- wrong: record field given a value of the wrong type (line 5)
data Person = Person { name :: String, age :: Int }

ann :: Person
ann = Person { name = "Ann", age = "31" }

main :: IO ()
main = print (age ann)
