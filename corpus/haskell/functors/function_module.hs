-- Data.Function, Data.Ord and Data.Functor helpers, and point-free style.
module Main where

import Data.Function (on, (&), fix)
import Data.Functor ((<&>), ($>), void)
import Data.List (sortBy, groupBy, sortOn, maximumBy)
import Data.Ord (comparing, Down (..))
import Control.Arrow (first, second, (&&&), (***), (>>>))
import Control.Monad (join, liftM2, ap, (<=<))

countBy :: (a -> Bool) -> [a] -> Int
countBy = (length .) . filter

average :: [Double] -> Double
average = uncurry (/) . (sum &&& fromIntegral . length)

palin :: Eq a => [a] -> Bool
palin = ap (==) reverse

inRange' :: Ord a => a -> a -> a -> Bool
inRange' lo hi = liftM2 (&&) (>= lo) (<= hi)

main :: IO ()
main = do
  print (((==) `on` fst) (1, 'a') (1, 'b'), [1, 2, 3] & map (+ 1) & sum)
  print (fix (\rec n -> if n <= 1 then 1 else n * rec (n - 1)) 10, take 5 (fix (1 :)))
  print (sortBy (comparing Down) [1, 3, 2], sortOn (Down . snd) [(1, 'a'), (2, 'b')], Down 1 < Down 2, Down 3)
  print (map (snd . head &&& map fst) (groupBy ((==) `on` snd) [(1, 'a'), (2, 'a'), (3, 'b')]))
  print (countBy even [1 .. 10], average [1, 2, 3, 4], palin "abba", palin [1, 2], map (inRange' 2 4) [1 .. 5])
  print ((succ *** pred) (1, 1), first show (1, 2), second (* 2) (1, 2), (length >>> (+ 1)) "abc")
  print (join (,) 3, join (*) 5, (join . fmap words) ["a b", "c"], (pure . (+ 1) <=< \x -> [x, x * 10]) 1)
  print (Just 1 <&> (+ 1), Just 1 $> 'x', void [1, 2], flip (,) 1 2, ($ 3) <$> [(+ 1), (* 2)])
  print (maximumBy (comparing snd <> comparing fst) [(1, 'b'), (2, 'b'), (3, 'a')], (subtract . (* 2)) 3 10)
  print (((.) . (.)) negate (+) 1 2, (foldr (.) id . replicate 3) (* 2) 1, (flip . curry) fst 1 2)
