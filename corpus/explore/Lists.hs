-- Functions on lists: structure, order, indices.
-- @explore append rev lastOf initOf nth insertSorted insertionSort isSorted takeN splitAround zipShort pairs run dedupe rotate
module Lists where

append :: [a] -> [a] -> [a]
append [] ys = ys
append (x : xs) ys = x : append xs ys

rev :: [a] -> [a]
rev = go []
  where
    go acc [] = acc
    go acc (x : xs) = go (x : acc) xs

lastOf :: [a] -> a
lastOf [x] = x
lastOf (_ : xs) = lastOf xs

initOf :: [Int] -> Maybe [Int]
initOf [] = Nothing
initOf xs = Just (init xs)

nth :: [a] -> Int -> a
nth xs n = xs !! n

insertSorted :: Int -> [Int] -> [Int]
insertSorted x [] = [x]
insertSorted x (y : ys)
  | x <= y = x : y : ys
  | otherwise = y : insertSorted x ys

insertionSort :: [Int] -> [Int]
insertionSort = foldr insertSorted []

isSorted :: Ord a => [a] -> Bool
isSorted (x : y : rest) = x <= y && isSorted (y : rest)
isSorted _ = True

takeN :: Int -> [a] -> [a]
takeN n xs | n < 0 = error "negative" | otherwise = take n xs

splitAround :: Int -> [Int] -> ([Int], [Int])
splitAround p xs = ([x | x <- xs, x < p], [x | x <- xs, x >= p])

zipShort :: [Int] -> [Bool] -> [(Int, Bool)]
zipShort = zip

pairs :: [a] -> [(a, a)]
pairs (x : y : rest) = (x, y) : pairs rest
pairs [] = []

run :: [Int] -> [(Int, Int)]
run [] = []
run (x : xs) = (x, 1 + length same) : run rest
  where (same, rest) = span (== x) xs

dedupe :: [Int] -> [Int]
dedupe [] = []
dedupe (x : xs) = x : dedupe (filter (/= x) xs)

rotate :: Int -> [a] -> [a]
rotate n xs = drop k xs ++ take k xs
  where k = n `mod` length xs
