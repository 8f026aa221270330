-- wrong: method defined outside with instance keyword misspelt (line 4)
data T = T

instnace Show T where
  show T = "T"

main :: IO ()
main = print T
