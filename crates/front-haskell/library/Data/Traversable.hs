-- | Structures that can be traversed.
module Data.Traversable
  ( Traversable (..), for, forM, mapAccumL, mapAccumR, fmapDefault, foldMapDefault
  ) where

import Snell.Base
import Snell.Fold
import Data.Functor.Identity (Identity (..))
import Data.Functor.Const (Const (..))

fmapDefault :: Traversable t => (a -> b) -> t a -> t b
fmapDefault f t = runIdentity (traverse (\x -> Identity (f x)) t)

foldMapDefault :: (Traversable t, Monoid m) => (a -> m) -> t a -> m
foldMapDefault f t = getConst (traverse (\x -> Const (f x)) t)
