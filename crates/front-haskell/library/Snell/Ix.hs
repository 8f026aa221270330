{-# LANGUAGE MagicHash, BangPatterns #-}
-- | Indices of arrays.
module Snell.Ix where

import Snell.Prim
import Snell.Base
import Snell.Word (Word)

class Ord a => Ix a where
  range :: (a, a) -> [a]
  index :: (a, a) -> a -> Int
  inRange :: (a, a) -> a -> Bool
  rangeSize :: (a, a) -> Int
  -- | The place of an index in an array of these bounds and so many elements.
  place# :: a -> a -> Int -> a -> Int
  -- | The place of an index that is in range.
  unsafeIndex :: (a, a) -> a -> Int
  index b i = if inRange b i then unsafeIndex b i else hopelessIndexError
  unsafeIndex b i = index b i
  place# l u n i = case index (l, u) i of
    j -> if intLe# 0 j && intLt# j n then j else hopelessIndexError
  rangeSize b@(_, h) = if inRange b h then unsafeIndex b h + 1 else 0

hopelessIndexError :: Int
hopelessIndexError = errorWithoutStackTrace "Error in array index"

indexError :: Show a => (a, a) -> a -> String -> b
indexError rng i tp =
  errorWithoutStackTrace
    ( showString "Ix{" . showString tp . showString "}.index: Index " . showParen True (showsPrec 0 i)
        . showString " out of range " $ showParen True (showsPrec 0 rng) "" )

instance Ix Int where
  range (m, n) = enumFromTo m n
  unsafeIndex (m, _) i = i - m
  index b@(m, n) i = if m <= i && i <= n then i - m else indexError b i "Int"
  inRange (m, n) i = m <= i && i <= n
  place# l u _ i = if intLe# l i && intLe# i u then intSub# i l else indexError (l, u) i "Int"

instance Ix Integer where
  range (m, n) = enumFromTo m n
  unsafeIndex (m, _) i = fromInteger (i - m)
  index b i = if inRange b i then unsafeIndex b i else indexError b i "Integer"
  inRange (m, n) i = m <= i && i <= n

instance Ix Char where
  range (m, n) = enumFromTo m n
  unsafeIndex (m, _) i = fromEnum i - fromEnum m
  index b i = if inRange b i then unsafeIndex b i else indexError b i "Char"
  inRange (m, n) i = m <= i && i <= n

instance Ix Word where
  range (m, n) = enumFromTo m n
  unsafeIndex (m, _) i = fromIntegral (i - m)
  inRange (m, n) i = m <= i && i <= n

instance Ix Bool where
  range (m, n) = enumFromTo m n
  unsafeIndex (l, _) i = fromEnum i - fromEnum l
  index b i = if inRange b i then unsafeIndex b i else indexError b i "Bool"
  inRange (l, u) i = fromEnum i >= fromEnum l && fromEnum i <= fromEnum u

instance Ix Ordering where
  range (m, n) = enumFromTo m n
  unsafeIndex (l, _) i = fromEnum i - fromEnum l
  index b i = if inRange b i then unsafeIndex b i else indexError b i "Ordering"
  inRange (l, u) i = fromEnum i >= fromEnum l && fromEnum i <= fromEnum u

instance Ix () where
  range ((), ()) = [()]
  unsafeIndex ((), ()) () = 0
  inRange ((), ()) () = True
  index _ _ = 0

instance (Ix a, Ix b) => Ix (a, b) where
  range ((l1, l2), (u1, u2)) =
    [(i1, i2) | i1 <- range (l1, u1), i2 <- range (l2, u2)]
  unsafeIndex ((l1, l2), (u1, u2)) (i1, i2) =
    unsafeIndex (l2, u2) i2 + unsafeRangeSize# (l2, u2) * (unsafeIndex (l1, u1) i1)
  inRange ((l1, l2), (u1, u2)) (i1, i2) =
    inRange (l1, u1) i1 && inRange (l2, u2) i2
  place# (l1, l2) (u1, u2) n (i1, i2)
    | inRange (l1, u1) i1 && inRange (l2, u2) i2 =
        case unsafeIndex (l2, u2) i2 + unsafeRangeSize# (l2, u2) * unsafeIndex (l1, u1) i1 of
          !j -> if intLe# 0 j && intLt# j n then j else hopelessIndexError
    | otherwise = hopelessIndexError

instance (Ix a, Ix b, Ix c) => Ix (a, b, c) where
  range ((l1, l2, l3), (u1, u2, u3)) =
    [(i1, i2, i3) | i1 <- range (l1, u1), i2 <- range (l2, u2), i3 <- range (l3, u3)]
  unsafeIndex ((l1, l2, l3), (u1, u2, u3)) (i1, i2, i3) =
    unsafeIndex (l3, u3) i3 + unsafeRangeSize# (l3, u3) * (
      unsafeIndex (l2, u2) i2 + unsafeRangeSize# (l2, u2) * (
      unsafeIndex (l1, u1) i1))
  inRange ((l1, l2, l3), (u1, u2, u3)) (i1, i2, i3) =
    inRange (l1, u1) i1 && inRange (l2, u2) i2 && inRange (l3, u3) i3

instance (Ix a, Ix b, Ix c, Ix d) => Ix (a, b, c, d) where
  range ((l1, l2, l3, l4), (u1, u2, u3, u4)) =
    [(i1, i2, i3, i4) | i1 <- range (l1, u1), i2 <- range (l2, u2), i3 <- range (l3, u3), i4 <- range (l4, u4)]
  unsafeIndex ((l1, l2, l3, l4), (u1, u2, u3, u4)) (i1, i2, i3, i4) =
    unsafeIndex (l4, u4) i4 + unsafeRangeSize# (l4, u4) * (
      unsafeIndex (l3, u3) i3 + unsafeRangeSize# (l3, u3) * (
      unsafeIndex (l2, u2) i2 + unsafeRangeSize# (l2, u2) * (
      unsafeIndex (l1, u1) i1)))
  inRange ((l1, l2, l3, l4), (u1, u2, u3, u4)) (i1, i2, i3, i4) =
    inRange (l1, u1) i1 && inRange (l2, u2) i2 && inRange (l3, u3) i3 && inRange (l4, u4) i4

instance (Ix a, Ix b, Ix c, Ix d, Ix e) => Ix (a, b, c, d, e) where
  range ((l1, l2, l3, l4, l5), (u1, u2, u3, u4, u5)) =
    [(i1, i2, i3, i4, i5) | i1 <- range (l1, u1), i2 <- range (l2, u2), i3 <- range (l3, u3)
    , i4 <- range (l4, u4), i5 <- range (l5, u5)]
  unsafeIndex ((l1, l2, l3, l4, l5), (u1, u2, u3, u4, u5)) (i1, i2, i3, i4, i5) =
    unsafeIndex (l5, u5) i5 + unsafeRangeSize# (l5, u5) * (
      unsafeIndex (l4, u4) i4 + unsafeRangeSize# (l4, u4) * (
      unsafeIndex (l3, u3) i3 + unsafeRangeSize# (l3, u3) * (
      unsafeIndex (l2, u2) i2 + unsafeRangeSize# (l2, u2) * (
      unsafeIndex (l1, u1) i1))))
  inRange ((l1, l2, l3, l4, l5), (u1, u2, u3, u4, u5)) (i1, i2, i3, i4, i5) =
    inRange (l1, u1) i1 && inRange (l2, u2) i2 && inRange (l3, u3) i3 && inRange (l4, u4) i4 && inRange (l5, u5) i5

unsafeRangeSize# :: Ix a => (a, a) -> Int
unsafeRangeSize# b@(_, h) = unsafeIndex b h + 1
