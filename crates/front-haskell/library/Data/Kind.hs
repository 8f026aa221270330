-- | Kinds.
module Data.Kind (Type, Constraint) where

import Snell.Kind
