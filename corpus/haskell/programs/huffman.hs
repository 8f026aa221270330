-- Huffman coding: frequency tables, code trees, bit strings, canonical codes, decoding and savings.
module Main where

import Data.Function (on)
import qualified Data.Map as Map
import Data.List (sortBy, insertBy, sortOn, foldl')
import Data.Ord (comparing)

data Bit = O | I deriving (Eq, Ord)
instance Show Bit where { show O = "0"; show I = "1"; showList bs s = concatMap show bs ++ s }

data HTree a = Leaf Int a | Branch Int (HTree a) (HTree a)

weight :: HTree a -> Int
weight (Leaf w _) = w
weight (Branch w _ _) = w

instance Functor HTree where
  fmap f (Leaf w a) = Leaf w (f a)
  fmap f (Branch w l r) = Branch w (fmap f l) (fmap f r)

instance Foldable HTree where
  foldMap f (Leaf _ a) = f a
  foldMap f (Branch _ l r) = foldMap f l <> foldMap f r

frequencies :: Ord a => [a] -> [(a, Int)]
frequencies xs = Map.toList (foldl' (\m x -> Map.insertWith (+) x 1 m) Map.empty xs)

build :: Ord a => [(a, Int)] -> Maybe (HTree a)
build [] = Nothing
build fs = Just (go (sortBy order [ Leaf n a | (a, n) <- fs ]))
  where
    order = comparing weight
    go [t] = t
    go (a:b:ts) = go (insertBy order (Branch (weight a + weight b) a b) ts)
    go [] = error "build: no trees"

codes :: Ord a => HTree a -> Map.Map a [Bit]
codes (Leaf _ a) = Map.singleton a [O]
codes t = Map.fromList (go t [])
  where
    go (Leaf _ a) p = [(a, reverse p)]
    go (Branch _ l r) p = go l (O : p) ++ go r (I : p)

encode :: Ord a => Map.Map a [Bit] -> [a] -> [Bit]
encode m = concatMap (m Map.!)

decode :: HTree a -> [Bit] -> [a]
decode (Leaf _ a) bs = map (const a) bs
decode t bs = go t bs
  where
    go (Leaf _ a) [] = [a]
    go _ [] = []
    go (Leaf _ a) rest = a : go t rest
    go (Branch _ l r) (b:rest) = go (if b == O then l else r) rest

-- | Canonical codes from the lengths alone.
canonical :: Ord a => Map.Map a [Bit] -> Map.Map a [Bit]
canonical m = Map.fromList (snd (foldl' step (Nothing, []) entries))
  where
    entries = sortOn (\(a, n) -> (n, a)) [ (a, length c) | (a, c) <- Map.toList m ]
    step (Nothing, acc) (a, n) = let c = replicate n O in (Just c, (a, c) : acc)
    step (Just p, acc) (a, n) = let c = increment p ++ replicate (n - length p) O in (Just c, (a, c) : acc)

increment :: [Bit] -> [Bit]
increment = reverse . go . reverse
  where go (O:bs) = I : bs
        go (I:bs) = O : go bs
        go [] = []

prefixFree :: [[Bit]] -> Bool
prefixFree cs = and [ not (a `isPrefix` b) | (i, a) <- ix, (j, b) <- ix, i /= j ]
  where
    ix = zip [0 :: Int ..] cs
    isPrefix xs ys = take (length xs) ys == xs

draw :: Show a => HTree a -> [String]
draw (Leaf w a) = [show a ++ " " ++ show w]
draw (Branch w l r) = ("+ " ++ show w) : map ("|  " ++) (draw l) ++ map ("|  " ++) (draw r)

report :: String -> IO ()
report s = case build (frequencies s) of
  Nothing -> putStrLn "nothing to encode"
  Just t -> do
    let cs = codes t
        bits = encode cs s
        can = canonical cs
    putStrLn (show s ++ ": " ++ show (length bits) ++ " bits instead of " ++ show (8 * length s))
    mapM_ (\(c, b) -> putStrLn ("  " ++ show c ++ " " ++ show b ++ "  " ++ show (can Map.! c))) (sortBy (compare `on` (\(c, b) -> (length b, c))) (Map.toList cs))
    print (decode t bits == s, prefixFree (Map.elems cs), prefixFree (Map.elems can), length (foldMap pure t :: [Char]))

main :: IO ()
main = do
  mapM_ report ["abracadabra", "mississippi river", "zzzz", "", "the quick brown fox jumps over the lazy dog"]
  let Just t = build (frequencies (concat (zipWith replicate [1, 2, 4, 8, 16 :: Int] [1 :: Int ..])))
  mapM_ putStrLn (draw (fmap (* 10) t))
  print (encode (codes t) [5, 5, 4, 1])
  print (maximum t, sum t)
