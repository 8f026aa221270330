{-# LANGUAGE DataKinds, KindSignatures #-}
-- | What labels stand for: @#x@ is @fromLabel \@"x"@.
module GHC.OverloadedLabels (IsLabel (..)) where

import GHC.TypeLits (Symbol)

class IsLabel (x :: Symbol) a where
  fromLabel :: a
