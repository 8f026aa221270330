module Store where

import qualified Data.Map as Map
import Data.Ratio
import Data.Set (Set)
import qualified Data.Set as S

data Item = Pen | Paper
  deriving (Eq, Ord, Show)

-- | Takes one away, if there is one.
take1 :: Item -> Map.Map Item Int -> Maybe (Map.Map Item Int)
take1 item stock = case Map.lookup item stock of
  Nothing -> Nothing
  Just 1 -> Just (Map.delete item stock)
  Just n
    | n > 1 -> Just (Map.insert item (n - 1) stock)
    | otherwise -> Nothing

new :: Int -> Set Int -> Set Int
new x seen
  | x `S.member` seen = seen
  | otherwise = S.insert x seen

half :: Rational -> Rational
half r
  | r == 0 = r
  | otherwise = r / 2
