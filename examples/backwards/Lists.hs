-- | Lists, backwards. Ask, for instance:
--
-- > snell solve Lists.hs 'append x y == [1,2,3]'
-- > snell solve Lists.hs 'p == rev p'
module Lists where

append :: [a] -> [a] -> [a]
append [] ys = ys
append (x : xs) ys = x : append xs ys

rev :: [a] -> [a]
rev = onto []
  where
    onto done [] = done
    onto done (x : xs) = onto (x : done) xs

-- | All ways to split @[1 .. n]@. The list is looked through first, so that it is made once and not for each answer.
splits :: Int -> [Int] -> [Int] -> Bool
splits n x y = length list == n && append x y == list
  where
    list = [1 .. n]

splits200, splits1000 :: [Int] -> [Int] -> Bool
splits200 = splits 200
splits1000 = splits 1000

-- | Lists that read the same from both ends.
palindrome :: [Int] -> Bool
palindrome p = p == rev p

-- ? append x y == [1,2,3,4,5]
-- ? append x [4,5] == [1,2,3,4,5]
-- ? append x y == z && z == rev z
-- ? p == rev p
