-- wrong: instance for a type that does not exist (line 2)
instance Show Vectr where
  show _ = "v"

main :: IO ()
main = putStrLn "x"
