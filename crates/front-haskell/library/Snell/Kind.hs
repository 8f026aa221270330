-- | Names of kinds. Kinds are not checked.
module Snell.Kind where

data Type

data Constraint
