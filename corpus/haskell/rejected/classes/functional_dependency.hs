-- wrong: instances that conflict with a functional dependency (line 8)
{-# LANGUAGE FunctionalDependencies #-}
class Elem c e | c -> e where
  first :: c -> e

newtype Ints = Ints [Int]

instance Elem Ints Int where
  first (Ints xs) = head xs

instance Elem Ints Integer where
  first (Ints xs) = toInteger (head xs)

main :: IO ()
main = print (first (Ints [1]) :: Int)
