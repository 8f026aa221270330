-- Negative numbers shown in every kind of surrounding.
module Main where

import qualified Data.Map as M
import Data.Array
import Data.Complex
import Data.Functor.Identity
import Data.List.NonEmpty (NonEmpty (..))
import Data.Monoid
import Data.Ord (Down (..))
import Data.Ratio

data A = A Int | Int :% Int | B { b :: Int } deriving (Show, Eq, Ord)
infixl 7 :%
data Op = Int `Add` Int | Op :-> Op deriving Show
infixr 4 :->

main :: IO ()
main = do
  print (-1)
  print [-1, 2]
  print (-1, -2.5)
  print (Just (-1), Left (-1) :: Either Int (), [Right (-2.5) :: Either () Double])
  print (A (-1), (-1) :% (-2), B (-1), B { b = -2 })
  print ((-1) `Add` (-2), 1 `Add` 2 :-> 3 `Add` 4)
  print (M.fromList [(-1, -2)], M.singleton (Just (-1)) [-1])
  print (listArray (-1, 0) [-5, -6])
  print ((-1) :+ (-2), Just ((-1) :+ 2))
  print ((-1) % 2, Just ((-1) % 2))
  print (Sum (-1), Product (-2), Identity (-3), Down (-4))
  print ((-1) :| [-2], First (Just (-1)))
  print (show (-5), shows (-5) "!", showsPrec 7 (-5) "!", showsPrec 6 (-5) "!")
  print (negate <$> [1, -1, 0], -0.0, [minBound :: Int])
  print (fmap negate (Just 3), (,) (-1) $ -1, (\x -> -x) 4)
