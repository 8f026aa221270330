-- An abstract type: its constructor is not exported.
module Stack (Stack, emptyStack, push, pop, top, size, toList, maxDepth) where

newtype Stack a = MkStack [a] deriving (Eq)

emptyStack :: Stack a
emptyStack = MkStack []

push :: a -> Stack a -> Stack a
push x (MkStack xs) = MkStack (x : xs)

pop :: Stack a -> Maybe (a, Stack a)
pop (MkStack []) = Nothing
pop (MkStack (x : xs)) = Just (x, MkStack xs)

top :: Stack a -> Maybe a
top = fmap fst . pop

size :: Stack a -> Int
size (MkStack xs) = length xs

toList :: Stack a -> [a]
toList (MkStack xs) = xs

maxDepth :: Int
maxDepth = 100
