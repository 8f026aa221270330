-- Qualified names with dots beside operators and composition.
module Main where

import qualified Data.Char as Char
import qualified Data.List as L
import qualified Data.Map.Strict as Map
import Data.Function ((&), on)
import qualified Data.Maybe as Maybe (fromMaybe, mapMaybe)

data T = T { f' :: Int } deriving (Show)

x :: Int
x = 5

main :: IO ()
main = do
  print (L.sortBy (compare `on` negate) [1, 3, 2])
  print (Map.toList.Map.fromList $ [(1, 'a')])
  print ((Char.toUpper.Char.toLower) 'q')
  print $ Maybe.mapMaybe (`L.lookup` [(1, 'a'), (2, 'b')]) [1, 3, 2]
  print (Maybe.fromMaybe 0 . Just $ 3)
  print (L.map Main.f' [Main.T 1, T { Main.f' = 2 }])
  print ([1 .. 3] & L.map (Main.x +) & sum)
  print (map (L.++ "!") ["a"], (L.\\) [1, 2, 3] [2], [1, 2] L.\\ [1])
  print (Map.foldrWithKey (\k v acc -> k + v + acc) 0 (Map.fromList [(1, 2), (3, 4)]))
  print [Prelude.LT .. Prelude.GT]
