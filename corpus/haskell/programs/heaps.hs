-- Priority queues behind one class: leftist, pairing, skew and binomial heaps, compared against sorting.
module Main (main) where

import Data.List (sort, unfoldr, foldl')

class Heap h where
  empty     :: h a
  isEmpty   :: h a -> Bool
  insert    :: Ord a => a -> h a -> h a
  merge     :: Ord a => h a -> h a -> h a
  viewMin   :: Ord a => h a -> Maybe (a, h a)

  insert x h = singleton x `merge` h
  singleton :: Ord a => a -> h a
  singleton x = insert x empty
  {-# MINIMAL empty, isEmpty, (insert | singleton), merge, viewMin #-}

fromList :: (Heap h, Ord a) => [a] -> h a
fromList = foldl' (flip insert) empty

toSorted :: (Heap h, Ord a) => h a -> [a]
toSorted = unfoldr viewMin

-- | Leftist: the rank of the left child is never below that of the right.
data Leftist a = LE | LN !Int a (Leftist a) (Leftist a)

instance Heap Leftist where
  empty = LE
  isEmpty LE = True
  isEmpty _ = False
  singleton x = LN 1 x LE LE
  merge LE h = h
  merge h LE = h
  merge h1@(LN _ x l1 r1) h2@(LN _ y l2 r2)
    | x <= y = make x l1 (merge r1 h2)
    | otherwise = make y l2 (merge h1 r2)
    where
      rank LE = 0
      rank (LN k _ _ _) = k
      make v a b | rank a >= rank b = LN (rank b + 1) v a b
                 | otherwise = LN (rank a + 1) v b a
  viewMin LE = Nothing
  viewMin (LN _ x l r) = Just (x, merge l r)

data Pairing a = PE | PN a [Pairing a]

instance Heap Pairing where
  empty = PE
  isEmpty PE = True
  isEmpty PN {} = False
  singleton x = PN x []
  merge PE h = h
  merge h PE = h
  merge a@(PN x as) b@(PN y bs) = if x <= y then PN x (b : as) else PN y (a : bs)
  viewMin PE = Nothing
  viewMin (PN x hs) = Just (x, pairs hs)
    where pairs (a:b:r) = merge (merge a b) (pairs r)
          pairs [a] = a
          pairs [] = PE

data Skew a = SE | SN (Skew a) a (Skew a)

instance Heap Skew where
  empty = SE
  isEmpty h = case h of { SE -> True; _ -> False }
  singleton x = SN SE x SE
  merge SE h = h
  merge h SE = h
  merge a@(SN l x r) b@(SN _ y _)
    | x <= y = SN (merge r b) x l
    | otherwise = merge b a
  viewMin SE = Nothing
  viewMin (SN l x r) = Just (x, merge l r)

-- | Binomial: a list of trees of increasing rank.
data BTree a = BNode { rankB :: Int, root :: a, kids :: [BTree a] }
newtype Binomial a = Binomial [BTree a]

instance Heap Binomial where
  empty = Binomial []
  isEmpty (Binomial ts) = null ts
  insert x (Binomial ts) = Binomial (insTree (BNode 0 x []) ts)
  merge (Binomial as) (Binomial bs) = Binomial (mrg as bs)
  viewMin (Binomial []) = Nothing
  viewMin (Binomial ts) = Just (root t, Binomial (mrg (reverse (kids t)) rest))
    where (t, rest) = takeMin ts

link :: Ord a => BTree a -> BTree a -> BTree a
link a b | root a <= root b = BNode (rankB a + 1) (root a) (b : kids a)
         | otherwise = BNode (rankB a + 1) (root b) (a : kids b)

insTree :: Ord a => BTree a -> [BTree a] -> [BTree a]
insTree t [] = [t]
insTree t ts@(u:us) | rankB t < rankB u = t : ts
                    | otherwise = insTree (link t u) us

mrg :: Ord a => [BTree a] -> [BTree a] -> [BTree a]
mrg as [] = as
mrg [] bs = bs
mrg aa@(a:as) bb@(b:bs) = case rankB a `compare` rankB b of
  LT -> a : mrg as bb
  GT -> b : mrg aa bs
  EQ -> insTree (link a b) (mrg as bs)

takeMin :: Ord a => [BTree a] -> (BTree a, [BTree a])
takeMin [t] = (t, [])
takeMin (t:ts) | root t <= root u = (t, ts)
               | otherwise = (u, t : us)
  where (u, us) = takeMin ts
takeMin [] = error "takeMin"

-- A scheduler that only knows the class
data Task = Task { due :: Int, label :: String } deriving (Eq, Ord, Show)

schedule :: Heap h => h Task -> Int -> [String]
schedule h now = case viewMin h of
  Nothing -> ["idle at " ++ show now]
  Just (t, rest)
    | due t > now -> schedule h (due t)
    | label t == "again" && now < 9 -> (show now ++ " again") : schedule (insert (Task (now + 3) "again") rest) now
    | otherwise -> (show now ++ " " ++ label t) : schedule rest (now + 1)

check :: Heap h => String -> (h Int -> h Int) -> IO ()
check name as = do
  let xs = [ (i * 7919 + 13) `mod` 1009 | i <- [1 .. 300] ]
      h = as (fromList xs)
      k = as (fromList [500, 499 .. 1])
  putStrLn (name ++ ": " ++ show (toSorted h == sort xs, take 5 (toSorted (merge h k)), length (toSorted (merge h k)), isEmpty h, fmap fst (viewMin (as empty))))

main :: IO ()
main = do
  check "leftist" (id :: Leftist Int -> Leftist Int)
  check "pairing" (id :: Pairing Int -> Pairing Int)
  check "skew" (id :: Skew Int -> Skew Int)
  check "binomial" (id :: Binomial Int -> Binomial Int)
  let tasks = [Task 5 "lunch", Task 1 "wake", Task 2 "again", Task 5 "email", Task 20 "sleep"]
  mapM_ putStrLn (schedule (fromList tasks :: Pairing Task) 0)
  print (schedule (fromList tasks :: Binomial Task) 0 == schedule (fromList tasks :: Leftist Task) 0)
  let Binomial ts = fromList [1 .. 13 :: Int] in print (map rankB ts)
