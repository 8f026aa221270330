-- Numbers of so many bits, naturals, NonEmpty, Complex and other types of the libraries.
-- @explore wrap8 carry signed minus toWord half headOf longest magnitude rootOf treeSum idMap minOf anyTrue orElse leftMost constant
module Sized where

import Data.Complex
import Data.Functor.Const
import Data.Functor.Identity
import Data.Int
import Data.List.NonEmpty (NonEmpty (..))
import qualified Data.List.NonEmpty as NE
import Data.Monoid
import Data.Semigroup (Min (..))
import Data.Tree (Tree (..))
import Data.Word
import Numeric.Natural

wrap8 :: Word8 -> Word8 -> Word8
wrap8 a b = a + b

carry :: Word8 -> Word8 -> Bool
carry a b = a + b < a

signed :: Int8 -> Int8
signed n = if n < 0 then negate n else n

minus :: Natural -> Natural -> Natural
minus a b = a - b

toWord :: Int -> Word
toWord = fromIntegral

half :: Word16 -> Either Word16 Word16
half n = if even n then Left (n `div` 2) else Right n

headOf :: NonEmpty Int -> Int
headOf (x :| _) = x

longest :: NonEmpty [Bool] -> Int
longest = maximum . fmap length

magnitude :: Complex Double -> Bool
magnitude (a :+ b) = a > b

rootOf :: Tree Int -> Bool
rootOf (Node n kids) = n > length kids

treeSum :: Tree Int -> Int
treeSum (Node n kids) = n + sum (map treeSum kids)

idMap :: Identity Int -> Identity Bool
idMap = fmap (> 0)

minOf :: Min Int -> Min Int -> Min Int
minOf = (<>)

anyTrue :: [Any] -> Bool
anyTrue = getAny . mconcat

orElse :: First Int -> First Int -> First Int
orElse = (<>)

leftMost :: NonEmpty (Maybe Int) -> Maybe Int
leftMost xs = case NE.filter (/= Nothing) xs of
  [] -> Nothing
  y : _ -> y

constant :: Const Int Bool -> Int
constant (Const n) = n * 2
