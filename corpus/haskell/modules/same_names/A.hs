-- One of two modules with equal names.
module A where

newtype T = MkT { get :: Int } deriving (Show, Eq)

instance Enum T where
  fromEnum = get
  toEnum = MkT
  enumFrom (MkT n) = map MkT [n .. n + 2]

f :: Int -> Int
f = (+ 1)

value :: Int
value = 10

infixr 5 +++
(+++) :: T -> T -> T
MkT a +++ MkT b = MkT (a + b)
