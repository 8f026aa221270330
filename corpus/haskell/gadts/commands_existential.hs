-- GADT syntax for ordinary types, with records, existentials and class constraints.
{-# LANGUAGE GADTs #-}
module Main where

data Maybe' a where
  Nothing' :: Maybe' a
  Just' :: a -> Maybe' a
  deriving (Show, Eq)

data Person where
  Adult :: { name :: String, children :: [Person] } -> Person
  Child :: { name :: String } -> Person
  deriving Show

data Cmd a where
  Get :: String -> Cmd (Maybe Int)
  Put :: String -> Int -> Cmd ()
  Seq :: Cmd a -> (a -> Cmd b) -> Cmd b
  Done :: a -> Cmd a

run :: Cmd a -> [(String, Int)] -> (a, [(String, Int)])
run (Get k) s = (lookup k s, s)
run (Put k v) s = ((), (k, v) : filter ((/= k) . fst) s)
run (Seq c f) s = let (a, s') = run c s in run (f a) s'
run (Done a) s = (a, s)

data Showable where
  MkShowable :: Show a => a -> Showable
instance Show Showable where
  showsPrec p (MkShowable a) = showsPrec p a

main :: IO ()
main = do
  print (Just' 3, Nothing' == Just' 'x')
  print (Adult { name = "a", children = [Child "c"] })
  print (map name [Adult "p" [], Child { name = "q" }])
  print (run (Put "x" 1 `Seq` \_ -> Get "x" `Seq` \v -> Put "y" (maybe 0 (+ 1) v) `Seq` \_ -> Done v) [("z", 9)])
  print [MkShowable 1, MkShowable "s", MkShowable (Just (-2)), MkShowable [MkShowable 'c']]
