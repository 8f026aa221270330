-- wrong: method defined twice in an instance (line 5)
data T = T

instance Show T where
  show T = "a"
  showsPrec _ T = id
  show T = "b"

main :: IO ()
main = print T
