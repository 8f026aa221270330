-- | Functors.
module Data.Functor (Functor (..), ($>), (<$>), (<&>), void) where

import Snell.Base

infixl 1 <&>

(<&>) :: Functor f => f a -> (a -> b) -> f b
m <&> f = fmap f m
