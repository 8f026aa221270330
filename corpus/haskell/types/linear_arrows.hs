{-# LANGUAGE LinearTypes, GADTs, LambdaCase #-}
swap :: (a, b) %1 -> (b, a)
swap (x, y) = (y, x)
data Ur a where { Ur :: a -> Ur a }
dup :: Ur a %1 -> (a, a)
dup (Ur a) = (a, a)
mapL :: (a %1 -> b) -> [a] %1 -> [b]
mapL _ [] = []
mapL f (x:xs) = f x : mapL f xs
main = print (swap (1, 'x')) >> print (dup (Ur 3)) >> print (mapL (\x -> x) [1,2,3])
