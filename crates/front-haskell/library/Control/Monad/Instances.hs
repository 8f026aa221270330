-- | Instances that are always there.
module Control.Monad.Instances (Functor (..), Monad (..)) where


