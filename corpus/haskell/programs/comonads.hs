-- Comonads: streams, zippers and stores; rule-110 automata, moving averages, blurs and a dungeon distance field by extension.
{-# LANGUAGE DeriveFunctor #-}
module Main where

import Data.List (intercalate)
import qualified Data.Map as M

class Functor w => Comonad w where
  extract :: w a -> a
  duplicate :: w a -> w (w a)
  duplicate = extend id
  extend :: (w a -> b) -> w a -> w b
  extend f = fmap f . duplicate
  {-# MINIMAL extract, (duplicate | extend) #-}

(=>>) :: Comonad w => w a -> (w a -> b) -> w b
w =>> f = extend f w
infixl 1 =>>

-- co-Kleisli composition
(=>=) :: Comonad w => (w a -> b) -> (w b -> c) -> w a -> c
f =>= g = g . extend f

-- Streams -------------------------------------------------------------

data Stream a = a :> Stream a deriving Functor
infixr 5 :>

instance Comonad Stream where
  extract (a :> _) = a
  duplicate s@(_ :> t) = s :> duplicate t

from :: (a -> a) -> a -> Stream a
from f a = a :> from f (f a)

takeS :: Int -> Stream a -> [a]
takeS 0 _ = []
takeS n (a :> s) = a : takeS (n - 1) s

average :: Int -> Stream Double -> Double
average n s = sum (takeS n s) / fromIntegral n

diff :: Num a => Stream a -> a
diff (a :> b :> _) = b - a

-- Infinite zippers ------------------------------------------------------

data Tape a = Tape (Stream a) a (Stream a) deriving Functor

left, right :: Tape a -> Tape a
left (Tape (l :> ls) x rs) = Tape ls l (x :> rs)
right (Tape ls x (r :> rs)) = Tape (x :> ls) r rs

instance Comonad Tape where
  extract (Tape _ x _) = x
  duplicate t = Tape (tailOf left t) t (tailOf right t)
    where tailOf f x = let y = f x in y :> tailOf f y

rule :: Int -> Tape Bool -> Bool
rule n (Tape (l :> _) x (r :> _)) = odd (n `div` 2 ^ (4 * fromEnum l + 2 * fromEnum x + fromEnum r))

start :: Tape Bool
start = Tape (from id False) True (from id False)

window :: Int -> Tape a -> [a]
window n (Tape ls x rs) = reverse (takeS n ls) ++ [x] ++ takeS n rs

draw :: Tape Bool -> String
draw = map (\b -> if b then '*' else ' ') . window 15

-- Store: a function and a focus --------------------------------------------

data Store s a = Store (s -> a) s deriving Functor

instance Comonad (Store s) where
  extract (Store f s) = f s
  extend g (Store f s) = Store (\s' -> g (Store f s')) s

peek :: s -> Store s a -> a
peek s (Store f _) = f s

experiment :: (s -> [s]) -> Store s a -> [a]
experiment k (Store f s) = map f (k s)

type Grid = Store (Int, Int)

neighbours :: (Int, Int) -> [(Int, Int)]
neighbours (r, c) = [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]

-- freeze the grid into a map, to avoid exponential recomputation
freeze :: Int -> Int -> a -> Grid a -> Grid a
freeze h w d (Store f s) = Store (\p -> M.findWithDefault d p table) s
  where table = M.fromList [ ((r, c), f (r, c)) | r <- [0 .. h - 1], c <- [0 .. w - 1] ]

fromRows :: a -> [[a]] -> Grid a
fromRows d rows = Store (\p -> M.findWithDefault d p m) (0, 0)
  where m = M.fromList [ ((r, c), x) | (r, row) <- zip [0 ..] rows, (c, x) <- zip [0 ..] row ]

rowsOf :: Int -> Int -> Grid a -> [[a]]
rowsOf h w g = [ [ peek (r, c) g | c <- [0 .. w - 1] ] | r <- [0 .. h - 1] ]

blur :: Grid Int -> Int
blur g = (4 * extract g + sum (experiment neighbours g)) `div` 8

data Tile = Wall | Dist (Maybe Int) deriving Eq

spread :: Grid Tile -> Tile
spread g = case extract g of
  Wall -> Wall
  Dist d -> Dist (best (d : [ fmap (+ 1) e | Dist e <- experiment neighbours g ]))
  where best ds = case [ x | Just x <- ds ] of { [] -> Nothing; xs -> Just (minimum xs) }

tile :: Char -> Tile
tile '#' = Wall
tile '@' = Dist (Just 0)
tile _ = Dist Nothing

showTile :: Tile -> String
showTile Wall = "##"
showTile (Dist Nothing) = " ."
showTile (Dist (Just n)) = (if n < 10 then " " else "") ++ show n

main :: IO ()
main = do
  let squares = fmap (\x -> x * x) (from (+ 1) 0)
  print (takeS 8 (squares =>> average 3))
  print (takeS 8 (squares =>> diff =>> diff), takeS 5 (extend (diff =>= diff) squares))
  mapM_ (putStrLn . draw) (take 12 (iterate (extend (rule 30)) start))
  print (length (filter id (window 40 (iterate (extend (rule 90)) start !! 31))))
  let g0 = fromRows 0 [ [ if (r, c) == (2, 2) then 800 else 0 | c <- [0 .. 4] ] | r <- [0 .. 4 :: Int] ] :: Grid Int
  mapM_ print (rowsOf 5 5 (iterate (freeze 5 5 0 . extend blur) g0 !! 2))
  let maze = ["@..#....", ".#.#.##.", ".#...#..", ".####.#.", "......#."]
      field = iterate (freeze 5 8 Wall . extend spread) (fromRows Wall (map (map tile) maze)) !! 25
  mapM_ (putStrLn . intercalate " " . map showTile) (rowsOf 5 8 field)
