-- wrong: Functor instance for a type without arguments (line 4)
newtype Age = Age Int

instance Functor Age where
  fmap f (Age n) = Age (f n)

main :: IO ()
main = putStrLn "age"
