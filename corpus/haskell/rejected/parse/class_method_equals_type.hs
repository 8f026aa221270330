-- wrong: class method signature written with = (line 3)
class Pretty a where
  pretty = a -> String

main :: IO ()
main = putStrLn "x"
