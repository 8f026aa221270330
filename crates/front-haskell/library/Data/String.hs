-- | Strings.
module Data.String (String, IsString (..), lines, words, unlines, unwords) where

import Snell.Base (IsString (..))
import Data.Functor.Identity (Identity (..))
import Data.Functor.Const (Const (..))

instance IsString a => IsString (Identity a) where
  fromString s = Identity (fromString s)

instance IsString a => IsString (Const a b) where
  fromString s = Const (fromString s)
