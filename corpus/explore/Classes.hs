-- Classes of the user, polymorphism with constraints, instances.
-- @explore largest total area bigger describeAll combineAll count lookupKey atLeast render emptyOr pairUp
module Classes where

class Shape s where
  sides :: s -> Int
  scale :: Int -> s -> s

data Square = Square Int
  deriving (Eq, Show)

data Poly = Poly Int Int
  deriving (Eq, Show)

instance Shape Square where
  sides (Square n) = if n == 0 then 0 else 4
  scale k (Square n) = Square (k * n)

instance Shape Poly where
  sides (Poly n _) = n
  scale k (Poly n m) = Poly n (k * m)

class Pretty a where
  pretty :: a -> String
  pretty _ = "?"
  fancy :: a -> String
  fancy x = "<" ++ pretty x ++ ">"

instance Pretty Bool where
  pretty b = if b then "yes" else "no"

instance Pretty a => Pretty [a] where
  pretty xs = concatMap pretty xs

instance Pretty Int where
  fancy n = show n

newtype MaxOf = MaxOf Int
  deriving (Eq, Show)

instance Semigroup MaxOf where
  MaxOf a <> MaxOf b = MaxOf (max a b)

instance Monoid MaxOf where
  mempty = MaxOf minBound

largest :: Ord a => [a] -> a
largest [] = error "empty"
largest (x : xs) = foldr max x xs

total :: Num a => [a] -> a
total = foldr (+) 0

area :: Shape s => s -> Int
area s = sides (scale 2 s)

bigger :: (Ord a, Num a) => a -> a -> Bool
bigger a b = a > b + 1

describeAll :: [Bool] -> String
describeAll = fancy

combineAll :: [MaxOf] -> MaxOf
combineAll = mconcat

count :: Foldable t => t a -> Int
count = foldr (\_ n -> n + 1) 0

lookupKey :: Eq k => k -> [(k, v)] -> Maybe v
lookupKey _ [] = Nothing
lookupKey k ((k', v) : rest)
  | k == k' = Just v
  | otherwise = lookupKey k rest

atLeast :: (Integral a) => a -> a -> Maybe a
atLeast a b | a `div` 2 >= b = Just (a - b)
            | otherwise = Nothing

render :: Int -> [Bool] -> [String]
render n bs = [fancy n, pretty n, fancy bs]

emptyOr :: (Monoid m, Eq m) => m -> m -> m
emptyOr a b = if a == mempty then b else a

pairUp :: (Functor f) => f a -> f (a, a)
pairUp = fmap (\x -> (x, x))
