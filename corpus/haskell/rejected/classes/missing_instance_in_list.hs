-- wrong: list of a type without Show (line 5)
newtype Id = Id Int

main :: IO ()
main = print (map Id [1, 2, 3])
