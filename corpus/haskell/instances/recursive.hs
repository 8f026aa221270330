-- Instances that need themselves: evidence that is part of itself.
{-# LANGUAGE StandaloneDeriving, FlexibleContexts, UndecidableInstances #-}
module Main where

newtype Fix f = In (f (Fix f))
deriving instance Show (f (Fix f)) => Show (Fix f)
deriving instance Eq (f (Fix f)) => Eq (Fix f)
deriving instance Ord (f (Fix f)) => Ord (Fix f)

data L a r = N | C a r deriving (Show, Eq, Ord)

data Rose f a = Rose a (f (Rose f a))
instance (Show a, Show (f (Rose f a))) => Show (Rose f a) where
  showsPrec d (Rose a r) = showParen (d > 10) (showString "Rose " . showsPrec 11 a . showString " " . showsPrec 11 r)

go :: Show a => a -> String
go = show

main :: IO ()
main = do
  print (In (Just (In Nothing)))
  let l = In (C 1 (In (C 2 (In N))))
  print (l, l == l, compare l (In N), maximum [l, In N])
  print (In (Just (In Nothing)) < In Nothing)
  putStrLn (go (Rose 1 [Rose 2 [], Rose 3 [Rose 4 []]]))
  print (map go [Rose 'a' (Just (Rose 'b' Nothing))])
