-- Injective type families: in a class, and used to find out an argument from the result.
{-# LANGUAGE TypeFamilyDependencies #-}
class C a where
  type T a = r | r -> a
  get :: T a -> Int
instance C Bool where
  type T Bool = [Int]
  get = sum
instance C Char where
  type T Char = Maybe Int
  get = maybe 0 (* 2)

type family F a = r | r -> a
type instance F Bool = [Int]
type instance F Char = Int
class D a where shown :: F a -> String
instance D Bool where shown xs = "bool " ++ show (sum xs)
instance D Char where shown n = "char " ++ show n

type family Id a = (r :: *) | r -> a where
  Id a = a

same :: Id t -> t -> Id t
same x _ = x

main :: IO ()
main = do
  print (get [1, 2, 3 :: Int])
  print (get (Just (21 :: Int)))
  putStrLn (shown [1, 2, 3 :: Int])
  putStrLn (shown (4 :: Int))
  print (same True False)
