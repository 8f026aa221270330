{-# LANGUAGE MagicHash, PatternSynonyms #-}
-- | Types that the language knows.
module GHC.Types
  ( Bool (..), Char, Int, Word, Float, Double, Ordering (..), IO, Type, Constraint, Symbol, isTrue#
  , pattern I#, pattern C#, pattern D#, pattern F#, pattern W#
  ) where

import Data.Kind (Constraint, Type)
import GHC.TypeLits (Symbol)
import Snell.Magic
