-- wrong: instance of a container class for a plain type (line 5)
class Container f where
  empty :: f a

instance Container Int where
  empty = 0

main :: IO ()
main = putStrLn "x"
