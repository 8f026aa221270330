-- Deriving for instances of data families: data, newtype, parameters, enumerations, standalone, in classes.
{-# LANGUAGE TypeFamilies, StandaloneDeriving, FlexibleContexts, FlexibleInstances, DeriveTraversable #-}
data family XList a
data instance XList Char = XCons Char (XList Char) | XNil deriving (Show, Eq)
newtype instance XList () = XListUnit Int deriving (Show, Eq, Ord)
data instance XList Bool = Red | Green | Blue deriving (Show, Read, Eq, Ord, Enum, Bounded)
data instance XList (Maybe a) = None | Some { value :: a, rest :: [a] } deriving (Show, Eq, Ord)

data family Pair k a
data instance Pair Int a = P a a | Q { inner :: [a] } deriving (Show, Functor, Foldable, Traversable)

data instance XList Int = One Int | Two Int Int
deriving instance Show (XList Int)
deriving instance Eq (XList Int)

class Container f where
  data Key f
  keys :: f -> [Key f]
instance Container [a] where
  data Key [a] = Index Int | End deriving (Show, Eq, Ord)
  keys xs = map Index [0 .. length xs - 1] ++ [End]

main :: IO ()
main = do
  print (XCons 'a' XNil, XListUnit 3)
  print (XListUnit 3 < XListUnit 4, XNil == XCons 'b' XNil)
  print [minBound .. maxBound :: XList Bool]
  print (fromEnum Green, toEnum 2 :: XList Bool, succ Red, pred Blue, [Red ..], read "Blue" :: XList Bool)
  print (Some { value = 1, rest = [2] } < Some 1 [3], None == Some 'x' "", Some (Just ()) [])
  print (fmap (+ 1) (P 1 2), sum (Q [1, 2, 3]), traverse (\x -> [x, x * 10]) (P 1 2))
  print (One 1 == One 1, Two 1 2)
  print (keys "ab", maximum (keys "ab"))
