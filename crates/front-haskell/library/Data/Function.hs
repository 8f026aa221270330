-- | Functions.
module Data.Function (id, const, (.), flip, ($), (&), on, fix) where

import Snell.Base

infixl 0 `on`

on :: (b -> b -> c) -> (a -> b) -> a -> a -> c
on op f = \x y -> op (f x) (f y)
