-- Output by show: nested records, negative numbers, infix constructors, doubles, maps and long tables.
module Main where

import qualified Data.Map as Map
import Data.Ratio

data Tree a = Leaf | Node { left :: Tree a, item :: a, right :: Tree a } deriving (Show, Eq, Ord)

infixr 5 :+:
infixl 6 :*:
data Expr = Lit Int | Expr :+: Expr | Expr :*: Expr | Neg { inner :: Expr } deriving (Show, Read, Eq)

data Colour = Red | Green | Blue deriving (Show, Read, Eq, Ord, Enum, Bounded)

data Pixel = Pixel { pos :: (Int, Int), colour :: Colour, alpha :: Maybe Double } deriving (Show, Eq)

insert :: Ord a => a -> Tree a -> Tree a
insert x Leaf = Node Leaf x Leaf
insert x t@(Node l y r)
  | x < y = Node (insert x l) y r
  | x > y = Node l y (insert x r)
  | otherwise = t

expr :: Int -> Expr
expr 0 = Lit (-1)
expr n
  | n `mod` 3 == 0 = expr (n - 1) :+: Lit n
  | n `mod` 3 == 1 = Lit (negate n) :*: expr (n - 1)
  | otherwise = Neg (expr (n - 1))

pixel :: Int -> Pixel
pixel k = Pixel (k, negate k) (toEnum (k `mod` 3)) (if even k then Just (fromIntegral k / 8) else Nothing)

main :: IO ()
main = do
  print (foldr insert Leaf [5, 2, 8, -1, 3 :: Int])
  print (foldr insert Leaf (words "the quick brown fox"))
  mapM_ (print . expr) [1 .. 20]
  mapM_ (print . pixel) [1 .. 400]
  mapM_ (\n -> putStrLn (show n ++ "\t" ++ show (n * n) ++ "\t" ++ show (fromIntegral n / 7 :: Double) ++ "\t" ++ show (sqrt (fromIntegral n) :: Double))) [1 .. 800 :: Int]
  print (Map.fromList [ (c, [ p | p <- map pixel [1 .. 20], colour p == c ]) | c <- [minBound ..] ])
  mapM_ (print . (\k -> (k % 12 :: Rational, [Left k, Right (show k)], k `divMod` 7))) [-40 .. 40]
  print [ (x, y) | x <- [1.0e-3, 0.1, 1, 12345.678, 1.0e7, 1.5e300 :: Double], y <- [Just (-1), Nothing :: Maybe Int] ]
  print (map (\n -> show (show (show (replicate n '"')))) [0 .. 3])
  print (length (concatMap (show . pixel) [1 .. 160000]), length (show [ 2 ^ k | k <- [1 .. 2500 :: Int] ]))
  print (all (\n -> read (show (expr n)) == expr n) [1 .. 9])
