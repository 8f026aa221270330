-- Type families: items that differ, an equation that says otherwise, one without an end.
{-# LANGUAGE TypeFamilies #-}
module Main where
class Container f where
  type Elem f
  cinsert :: Elem f -> f -> f
instance Container [a] where
  type Elem [a] = a
  cinsert = (:)
type family G a where
  G Int = Bool
  G a = Char
bad :: Container f => f -> f
bad c = cinsert 'x' c
worse :: G Int
worse = 'c'
loop :: H Int
loop = 'x'
type family H a where
  H a = H [a]
main :: IO ()
main = print (cinsert True "abc")
