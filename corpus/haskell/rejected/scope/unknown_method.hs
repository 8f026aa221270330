-- wrong: instance defines something that is not a method (line 6)
data T = T

instance Show T where
  show T = "T"
  display T = "T"

main :: IO ()
main = print T
