-- | Enumerations.
module GHC.Enum (Enum (..), Bounded (..)) where


