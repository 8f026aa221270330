{-# LANGUAGE MagicHash, BangPatterns, TypeFamilies, MultiParamTypeClasses, KindSignatures #-}
-- | What all vectors have inside: a part of an array of boxes. Vectors that are called unboxed or storable hold elements
-- that are evaluated.
module Snell.Vector where

import Snell.Base
import Snell.Prim
import Data.Kind (Type)

-- | Where the part begins, its length, the array.
data Slice# a = Slice# !Int !Int !(Array# (Box# a))

-- | Vectors that do not change.
class Vector v a where
  slice# :: v a -> Slice# a
  whole# :: Slice# a -> v a
  -- | An element as such a vector holds it.
  hold# :: v a -> a -> Box# a

-- | Vectors that change.
class MVector v a where
  mslice# :: v s a -> Slice# a
  mwhole# :: Slice# a -> v s a
  mhold# :: v s a -> a -> Box# a
  -- | What is in a vector that nothing was written to.
  mstart# :: v s a -> Box# a

type family Mutable (v :: Type -> Type) :: Type -> Type -> Type

-- | A new vector of so many elements, which a function writes; it is given the way to write one.
fill# :: Vector v a => Int -> ((Int -> a -> ()) -> ()) -> v a
fill# n write = result
  where
    result = whole# (case arrayNew# n unwritten# of !arr -> case write (put arr) of () -> Slice# 0 n arr)
    put arr i x = case hold# result x of !b -> arrayWrite# arr i b

unwritten# :: Box# a
unwritten# = Box# (errorWithoutStackTrace "Data.Vector.Mutable: uninitialised element. If you are trying to compact a vector, use the 'Data.Vector.force' function to remove uninitialised elements from the underlying array.")

at# :: Slice# a -> Int -> a
at# (Slice# o _ arr) i = case arrayRead# arr (intAdd# o i) of Box# x -> x

-- | A copy of a part.
copy# :: Slice# a -> Slice# a
copy# (Slice# o n arr) = case arrayNew# n unwritten# of !new -> copyInto# arr o new 0 n (Slice# 0 n new)

-- | Copies elements, in the order in which no element is lost if both are the same array; then gives the last argument.
copyInto# :: Array# (Box# a) -> Int -> Array# (Box# a) -> Int -> Int -> r -> r
copyInto# from o to p n r = if intLt# o p then down (intSub# n 1) else up 0
  where
    up !i = if intEq# i n then r else case arrayRead# from (intAdd# o i) of
      !b -> case arrayWrite# to (intAdd# p i) b of () -> up (intAdd# i 1)
    down !i = if intLt# i 0 then r else case arrayRead# from (intAdd# o i) of
      !b -> case arrayWrite# to (intAdd# p i) b of () -> down (intSub# i 1)
