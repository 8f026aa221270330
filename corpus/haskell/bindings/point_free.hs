-- Point-free definitions of growing obscurity.
module Main where

import Data.Char
import Data.Function
import Data.List
import Control.Monad
import Control.Arrow

sumSquares = sum . map (^ 2)
wordCount = map (head &&& length) . group . sort . words
capitalise = unwords . map (uncurry (:) . first toUpper . fromSplit) . words
  where fromSplit (c : cs) = (c, cs)
        fromSplit [] = (' ', [])
isVowel = flip elem "aeiou"
mapPair = join (***)
dot = (sum .) . zipWith (*)
fibs = fix ((0 :) . scanl (+) 1)
comp3 = (.) . (.) . (.)
swap' = uncurry (flip (,))
allEqual = liftM2 (==) (drop 1) (zipWith const <*> drop 1) . map id
powerset = filterM (const [False, True])
pal = (==) <*> reverse
table = map . flip replicate
bothEven = (&&) `on` even
digits = map digitToInt . show

main = do
  print (sumSquares [1 .. 10])
  print (wordCount "b a b c a b")
  putStrLn (capitalise "the quick brown fox")
  print (filter isVowel "haskell", mapPair (+ 1) (1, 2), dot [1, 2, 3] [4, 5, 6])
  print (take 12 fibs, comp3 negate (\a b c -> a + b + c) 1 2 3, swap' (1, 'x'))
  print (allEqual "aaa", allEqual "aab", powerset [1, 2], pal "noon", table 'x' [1, 2], bothEven 2 4)
  print ((sum . digits) (2 ^ 100), (subtract 1 . (* 2) . length . filter isUpper) "ABcD")
  print $ map (second length . (head &&& id)) . groupBy ((==) `on` toLower) $ "aAbBBc"
  print . (`div` 2) . uncurry (+) . (minimum &&& maximum) $ [3, 9, 1]
