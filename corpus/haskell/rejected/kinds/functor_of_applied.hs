-- wrong: Functor instance for a type with all arguments (line 4)
data Box a = Box a

instance Functor (Box a) where
  fmap f (Box x) = Box (f x)

main :: IO ()
main = putStrLn "box"
