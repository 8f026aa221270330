{-# LANGUAGE MagicHash, BangPatterns #-}
-- | Functions on lists.
module Snell.List where

import Snell.Prim
import Snell.Base

infixl 9 !!
infix 5 \\

head :: [a] -> a
head (x : _) = x
head [] = errorEmptyList "head"

last :: [a] -> a
last [x] = x
last (_ : xs) = last xs
last [] = errorEmptyList "last"

tail :: [a] -> [a]
tail (_ : xs) = xs
tail [] = errorEmptyList "tail"

init :: [a] -> [a]
init [] = errorEmptyList "init"
init (x0 : xs0) = go x0 xs0
  where
    go _ [] = []
    go x (y : ys) = x : go y ys

uncons :: [a] -> Maybe (a, [a])
uncons [] = Nothing
uncons (x : xs) = Just (x, xs)

singleton :: a -> [a]
singleton x = [x]

(!!) :: [a] -> Int -> a
xs0 !! n0
  | intLt# n0 0 = errorWithoutStackTrace "Prelude.!!: negative index"
  | otherwise = go xs0 n0
  where
    go [] _ = errorWithoutStackTrace "Prelude.!!: index too large"
    go (x : xs) n = if intEq# n 0 then x else go xs (intSub# n 1)

reverse :: [a] -> [a]
reverse = go []
  where
    go acc [] = acc
    go acc (x : xs) = go (x : acc) xs

foldl1' :: (a -> a -> a) -> [a] -> a
foldl1' f (x : xs) = foldlStrict# f x xs
foldl1' _ [] = errorEmptyList "foldl1'"

scanl :: (b -> a -> b) -> b -> [a] -> [b]
scanl f = go
  where
    go q xs = q : (case xs of
      [] -> []
      x : rest -> go (f q x) rest)

scanl' :: (b -> a -> b) -> b -> [a] -> [b]
scanl' f = go
  where
    go !q xs = q : (case xs of
      [] -> []
      x : rest -> go (f q x) rest)

scanl1 :: (a -> a -> a) -> [a] -> [a]
scanl1 f (x : xs) = scanl f x xs
scanl1 _ [] = []

scanr :: (a -> b -> b) -> b -> [a] -> [b]
scanr _ q [] = [q]
scanr f q (x : xs) = let qs = scanr f q xs in f x (head qs) : qs

scanr1 :: (a -> a -> a) -> [a] -> [a]
scanr1 _ [] = []
scanr1 _ [x] = [x]
scanr1 f (x : xs) = let qs = scanr1 f xs in f x (head qs) : qs

iterate :: (a -> a) -> a -> [a]
iterate f = go
  where
    go x = x : go (f x)

iterate' :: (a -> a) -> a -> [a]
iterate' f = go
  where
    go x = let x' = f x in x' `seq` (x : go x')

repeat :: a -> [a]
repeat x = let xs = x : xs in xs

replicate :: Int -> a -> [a]
replicate n0 x = go n0
  where
    go n = if intLe# n 0 then [] else x : go (intSub# n 1)

cycle :: [a] -> [a]
cycle [] = errorEmptyList "cycle"
cycle xs = let xs' = xs ++ xs' in xs'

take :: Int -> [a] -> [a]
take n xs = if intLe# n 0 then [] else case xs of
  [] -> []
  y : ys -> y : take (intSub# n 1) ys

drop :: Int -> [a] -> [a]
drop n xs = if intLe# n 0 then xs else case xs of
  [] -> []
  _ : ys -> drop (intSub# n 1) ys

splitAt :: Int -> [a] -> ([a], [a])
splitAt n xs = if intLe# n 0 then ([], xs) else case xs of
  [] -> ([], [])
  y : ys -> let (front, back) = splitAt (intSub# n 1) ys in (y : front, back)

dropWhile :: (a -> Bool) -> [a] -> [a]
dropWhile _ [] = []
dropWhile p xs@(x : rest) = if p x then dropWhile p rest else xs

dropWhileEnd :: (a -> Bool) -> [a] -> [a]
dropWhileEnd p = foldrList# (\x xs -> if p x && null xs then [] else x : xs) []

span :: (a -> Bool) -> [a] -> ([a], [a])
span _ [] = ([], [])
span p xs@(x : rest)
  | p x = let (ys, zs) = span p rest in (x : ys, zs)
  | otherwise = ([], xs)

break :: (a -> Bool) -> [a] -> ([a], [a])
break p = span (\x -> not (p x))

stripPrefix :: Eq a => [a] -> [a] -> Maybe [a]
stripPrefix [] ys = Just ys
stripPrefix (x : xs) (y : ys) | x == y = stripPrefix xs ys
stripPrefix _ _ = Nothing

lookup :: Eq a => a -> [(a, b)] -> Maybe b
lookup _ [] = Nothing
lookup key ((x, y) : rest) = if key == x then Just y else lookup key rest

elemIndex :: Eq a => a -> [a] -> Maybe Int
elemIndex x = findIndex (\y -> x == y)

elemIndices :: Eq a => a -> [a] -> [Int]
elemIndices x = findIndices (\y -> x == y)

findIndex :: (a -> Bool) -> [a] -> Maybe Int
findIndex p = go 0
  where
    go _ [] = Nothing
    go !n (x : xs) = if p x then Just n else go (intAdd# n 1) xs

findIndices :: (a -> Bool) -> [a] -> [Int]
findIndices p = go 0
  where
    go _ [] = []
    go !n (x : xs) = if p x then n : go (intAdd# n 1) xs else go (intAdd# n 1) xs

isPrefixOf :: Eq a => [a] -> [a] -> Bool
isPrefixOf [] _ = True
isPrefixOf _ [] = False
isPrefixOf (x : xs) (y : ys) = x == y && isPrefixOf xs ys

isSuffixOf :: Eq a => [a] -> [a] -> Bool
isSuffixOf xs ys = case beyond xs ys of
  Just more -> dropAlong more ys == xs
  Nothing -> False

-- | What is left of the second list after as many elements as the first one has.
beyond :: [a] -> [b] -> Maybe [b]
beyond [] ys = Just ys
beyond (_ : _) [] = Nothing
beyond (_ : xs) (_ : ys) = beyond xs ys

-- | The second list without as many elements as the first one has.
dropAlong :: [a] -> [b] -> [b]
dropAlong [] ys = ys
dropAlong (_ : _) [] = []
dropAlong (_ : xs) (_ : ys) = dropAlong xs ys

isInfixOf :: Eq a => [a] -> [a] -> Bool
isInfixOf needle haystack = any (isPrefixOf needle) (tails haystack)

isSubsequenceOf :: Eq a => [a] -> [a] -> Bool
isSubsequenceOf [] _ = True
isSubsequenceOf _ [] = False
isSubsequenceOf a@(x : a') (y : b) = if x == y then isSubsequenceOf a' b else isSubsequenceOf a b

nub :: Eq a => [a] -> [a]
nub = nubBy (==)

nubBy :: (a -> a -> Bool) -> [a] -> [a]
nubBy eq xs0 = go xs0 []
  where
    go [] _ = []
    go (x : xs) seen = if seenBefore x seen then go xs seen else x : go xs (x : seen)
    seenBefore _ [] = False
    seenBefore x (y : ys) = eq y x || seenBefore x ys

delete :: Eq a => a -> [a] -> [a]
delete = deleteBy (==)

deleteBy :: (a -> a -> Bool) -> a -> [a] -> [a]
deleteBy _ _ [] = []
deleteBy eq x (y : ys) = if eq x y then ys else y : deleteBy eq x ys

(\\) :: Eq a => [a] -> [a] -> [a]
xs \\ ys = foldlList# (flip delete) xs ys

union :: Eq a => [a] -> [a] -> [a]
union = unionBy (==)

unionBy :: (a -> a -> Bool) -> [a] -> [a] -> [a]
unionBy eq xs ys = xs ++ foldlList# (flip (deleteBy eq)) (nubBy eq ys) xs

intersect :: Eq a => [a] -> [a] -> [a]
intersect = intersectBy (==)

intersectBy :: (a -> a -> Bool) -> [a] -> [a] -> [a]
intersectBy _ [] _ = []
intersectBy _ _ [] = []
intersectBy eq xs ys = filter (\x -> any (eq x) ys) xs

intersperse :: a -> [a] -> [a]
intersperse _ [] = []
intersperse sep (x : xs) = x : go xs
  where
    go [] = []
    go (y : ys) = sep : y : go ys

intercalate :: [a] -> [[a]] -> [a]
intercalate xs xss = concatList# (intersperse xs xss)

transpose :: [[a]] -> [[a]]
transpose [] = []
transpose ([] : xss) = transpose xss
transpose ((x : xs) : xss) = (x : firsts xss) : transpose (xs : rests xss)
  where
    firsts yss = concatMapList# (\ys -> case ys of { y : _ -> [y]; [] -> [] }) yss
    rests yss = concatMapList# (\ys -> case ys of { _ : r -> [r]; [] -> [] }) yss

partition :: (a -> Bool) -> [a] -> ([a], [a])
partition p = foldrList# (\x ~(ts, fs) -> if p x then (x : ts, fs) else (ts, x : fs)) ([], [])

group :: Eq a => [a] -> [[a]]
group = groupBy (==)

groupBy :: (a -> a -> Bool) -> [a] -> [[a]]
groupBy _ [] = []
groupBy eq (x : xs) = let (ys, zs) = span (eq x) xs in (x : ys) : groupBy eq zs

inits :: [a] -> [[a]]
inits xs = [] : (case xs of
  [] -> []
  y : ys -> map (y :) (inits ys))

tails :: [a] -> [[a]]
tails xs = xs : (case xs of
  [] -> []
  _ : rest -> tails rest)

subsequences :: [a] -> [[a]]
subsequences xs = [] : nonEmptySubsequences xs

nonEmptySubsequences :: [a] -> [[a]]
nonEmptySubsequences [] = []
nonEmptySubsequences (x : xs) = [x] : foldrList# (\ys r -> ys : (x : ys) : r) [] (nonEmptySubsequences xs)

permutations :: [a] -> [[a]]
permutations xs0 = xs0 : perms xs0 []

-- | The permutations other than the first: each element of the first list goes to every place of every permutation of
-- those before it.
perms :: [a] -> [a] -> [[a]]
perms [] _ = []
perms (t : ts) before = foldrList# insertAll (perms ts (t : before)) (permutations before)
  where
    insertAll xs r = let (_, zs) = insertIn id xs r in zs
    insertIn _ [] r = (ts, r)
    insertIn f (y : ys) r =
      let (us, zs) = insertIn (f . (y :)) ys r
       in (y : us, f (t : y : us) : zs)

insert :: Ord a => a -> [a] -> [a]
insert x = insertBy compare x

insertBy :: (a -> a -> Ordering) -> a -> [a] -> [a]
insertBy _ x [] = [x]
insertBy cmp x ys@(y : rest) = case cmp x y of
  GT -> y : insertBy cmp x rest
  _ -> x : ys

sort :: Ord a => [a] -> [a]
sort = sortBy compare

sortOn :: Ord b => (a -> b) -> [a] -> [a]
sortOn f xs = map snd (sortBy (\x y -> compare (fst x) (fst y)) (map (\x -> let y = f x in y `seq` (y, x)) xs))

-- | Stretches of a list that are in order. A type of their own: what they have together is a number of list cells.
data Runs# a = NoRuns# | Run# [a] (Runs# a)

-- | Runs that are in order already are merged in pairs.
sortBy :: (a -> a -> Ordering) -> [a] -> [a]
sortBy cmp xs0 = mergeAll (runs xs0)
  where
    runs (a : b : xs) = case cmp a b of
      GT -> descending b [a] xs
      _ -> ascending b [a] xs
    runs xs = Run# xs NoRuns#
    descending a as bs = case bs of
      b : rest | GT <- cmp a b -> descending b (a : as) rest
      _ -> Run# (a : as) (runs bs)
    ascending a as bs = case bs of
      b : rest | notGT (cmp a b) -> ascending b (a : as) rest
      _ -> let !x = reverse (a : as) in Run# x (runs bs)
    notGT GT = False
    notGT _ = True
    mergeAll (Run# x NoRuns#) = x
    mergeAll xs = mergeAll (mergePairs xs)
    mergePairs (Run# a (Run# b xs)) = let !x = merge a b in Run# x (mergePairs xs)
    mergePairs xs = xs
    merge as@(a : as') bs@(b : bs') = case cmp a b of
      GT -> b : merge as bs'
      _ -> a : merge as' bs
    merge [] bs = bs
    merge as [] = as

unfoldr :: (b -> Maybe (a, b)) -> b -> [a]
unfoldr f = go
  where
    go b = case f b of
      Just (a, b') -> a : go b'
      Nothing -> []

lines :: String -> [String]
lines "" = []
lines s = first : (case more of
  [] -> []
  _ : rest -> lines rest)
  where
    (first, more) = break (\c -> charEq# c '\n') s

unlines :: [String] -> String
unlines [] = []
unlines (l : ls) = l ++ '\n' : unlines ls

unwords :: [String] -> String
unwords [] = ""
unwords (w : ws) = w ++ go ws
  where
    go [] = ""
    go (v : vs) = ' ' : (v ++ go vs)

genericLength :: Num i => [a] -> i
genericLength [] = 0
genericLength (_ : xs) = 1 + genericLength xs

genericTake :: Integral i => i -> [a] -> [a]
genericTake n _ | n <= 0 = []
genericTake _ [] = []
genericTake n (x : xs) = x : genericTake (n - 1) xs

genericDrop :: Integral i => i -> [a] -> [a]
genericDrop n xs | n <= 0 = xs
genericDrop _ [] = []
genericDrop n (_ : xs) = genericDrop (n - 1) xs

genericSplitAt :: Integral i => i -> [a] -> ([a], [a])
genericSplitAt n xs | n <= 0 = ([], xs)
genericSplitAt _ [] = ([], [])
genericSplitAt n (x : xs) = let (front, back) = genericSplitAt (n - 1) xs in (x : front, back)

genericIndex :: Integral i => [a] -> i -> a
genericIndex (x : _) 0 = x
genericIndex (_ : xs) n
  | n > 0 = genericIndex xs (n - 1)
  | otherwise = errorWithoutStackTrace "List.genericIndex: negative index."
genericIndex _ _ = errorWithoutStackTrace "List.genericIndex: index too large."

genericReplicate :: Integral i => i -> a -> [a]
genericReplicate n x = genericTake n (repeat x)

zip :: [a] -> [b] -> [(a, b)]
zip (a : as) (b : bs) = (a, b) : zip as bs
zip _ _ = []

zipWith :: (a -> b -> c) -> [a] -> [b] -> [c]
zipWith f = go
  where
    go (a : as) (b : bs) = f a b : go as bs
    go _ _ = []

unzip :: [(a, b)] -> ([a], [b])
unzip = foldrList# (\(a, b) ~(as, bs) -> (a : as, b : bs)) ([], [])

zip3 :: [a] -> [b] -> [c] -> [(a, b, c)]
zip3 = zipWith3 (,,)

zipWith3 :: (a -> b -> c -> r) -> [a] -> [b] -> [c] -> [r]
zipWith3 z = go
  where
    go (a : as) (b : bs) (c : cs) = z a b c : go as bs cs
    go _ _ _ = []

unzip3 :: [(a, b, c)] -> ([a], [b], [c])
unzip3 = foldrList# (\(a, b, c) ~(as, bs, cs) -> (a : as, b : bs, c : cs)) ([], [], [])

zip4 :: [a] -> [b] -> [c] -> [d] -> [(a, b, c, d)]
zip4 = zipWith4 (,,,)

zipWith4 :: (a -> b -> c -> d -> r) -> [a] -> [b] -> [c] -> [d] -> [r]
zipWith4 z = go
  where
    go (a : as) (b : bs) (c : cs) (d : ds) = z a b c d : go as bs cs ds
    go _ _ _ _ = []

unzip4 :: [(a, b, c, d)] -> ([a], [b], [c], [d])
unzip4 = foldrList# (\(a, b, c, d) ~(as, bs, cs, ds) -> (a : as, b : bs, c : cs, d : ds)) ([], [], [], [])

zip5 :: [a] -> [b] -> [c] -> [d] -> [e] -> [(a, b, c, d, e)]
zip5 = zipWith5 (,,,,)

zipWith5 :: (a -> b -> c -> d -> e -> r) -> [a] -> [b] -> [c] -> [d] -> [e] -> [r]
zipWith5 z = go
  where
    go (a : as) (b : bs) (c : cs) (d : ds) (e : es) = z a b c d e : go as bs cs ds es
    go _ _ _ _ _ = []

unzip5 :: [(a, b, c, d, e)] -> ([a], [b], [c], [d], [e])
unzip5 = foldrList#
  (\(a, b, c, d, e) ~(as, bs, cs, ds, es) -> (a : as, b : bs, c : cs, d : ds, e : es))
  ([], [], [], [], [])

zip6 :: [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [(a, b, c, d, e, f)]
zip6 = zipWith6 (,,,,,)

zipWith6 :: (a -> b -> c -> d -> e -> f -> r) -> [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [r]
zipWith6 z = go
  where
    go (a : as) (b : bs) (c : cs) (d : ds) (e : es) (f : fs) = z a b c d e f : go as bs cs ds es fs
    go _ _ _ _ _ _ = []

unzip6 :: [(a, b, c, d, e, f)] -> ([a], [b], [c], [d], [e], [f])
unzip6 = foldrList#
  (\(a, b, c, d, e, f) ~(as, bs, cs, ds, es, fs) -> (a : as, b : bs, c : cs, d : ds, e : es, f : fs))
  ([], [], [], [], [], [])

zip7 :: [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [g] -> [(a, b, c, d, e, f, g)]
zip7 = zipWith7 (,,,,,,)

zipWith7 :: (a -> b -> c -> d -> e -> f -> g -> r) -> [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [g] -> [r]
zipWith7 z = go
  where
    go (a : as) (b : bs) (c : cs) (d : ds) (e : es) (f : fs) (g : gs) = z a b c d e f g : go as bs cs ds es fs gs
    go _ _ _ _ _ _ _ = []

unzip7 :: [(a, b, c, d, e, f, g)] -> ([a], [b], [c], [d], [e], [f], [g])
unzip7 = foldrList#
  (\(a, b, c, d, e, f, g) ~(as, bs, cs, ds, es, fs, gs) ->
    (a : as, b : bs, c : cs, d : ds, e : es, f : fs, g : gs))
  ([], [], [], [], [], [], [])
