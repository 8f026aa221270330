-- Pattern synonyms: bidirectional, one-way, with explicit builders.
{-# LANGUAGE PatternSynonyms, ViewPatterns #-}
module Main where

data Ty = TCon String [Ty] deriving (Eq, Show)

pattern TInt :: Ty
pattern TInt = TCon "Int" []

pattern Arrow :: Ty -> Ty -> Ty
pattern Arrow a b = TCon "->" [a, b]

pattern Head x <- x : _

pattern Pos :: Int -> Int
pattern Pos n <- (positive -> Just n)
  where Pos n = abs n

positive :: Int -> Maybe Int
positive n | n > 0 = Just n
           | otherwise = Nothing

pattern Point { px, py } = (px, py)

infixr 5 :>
pattern a :> b = Arrow a b

args :: Ty -> [Ty]
args (a :> b) = a : args b
args _ = []

f :: [Int] -> String
f (Head (Pos n)) = "starts positive " ++ show n
f (Head 0) = "starts zero"
f [] = "empty"
f _ = "negative"

main :: IO ()
main = do
  print (Arrow TInt TInt, args (TInt :> TCon "Bool" [] :> TInt))
  mapM_ (putStrLn . f) [[3, 1], [0], [], [-1]]
  print (Pos (-5), px (1, 2), (1, 2) { py = 9 }, let Point a b = (3, 4) in a + b)
