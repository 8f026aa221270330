-- Sequences of a derived Enum stop at its last constructor.
module Main where

data Color = Red | Orange | Yellow | Green | Blue | Violet
  deriving (Show, Eq, Ord, Enum, Bounded)

rainbow :: [Color]
rainbow = [minBound ..]

cyc :: (Eq a, Enum a, Bounded a) => a -> a
cyc x | x == maxBound = minBound
      | otherwise = succ x

main :: IO ()
main = do
  print rainbow
  print [Orange ..]
  print [Red, Yellow ..]
  print [Violet, Green ..]
  print [Violet, Blue .. Yellow]
  print [Orange .. Green]
  print [Green .. Orange]
  print [Red, Green .. Violet]
  print (map fromEnum rainbow, map toEnum [0, 5] :: [Color])
  print (succ Red, pred Violet)
  print (take 8 (iterate cyc Yellow))
  print (zip [Red ..] "abc")
  print (maximum [Yellow, Red], [minBound, maxBound :: Color])
  print (lookup Green (zip [minBound ..] [10, 20 ..]))
