{-# LANGUAGE MagicHash #-}
-- | Fixed points of actions.
module Control.Monad.Fix (MonadFix (..), fix) where

import Snell.Base
import Snell.List (head, tail)

class Monad m => MonadFix m where
  mfix :: (a -> m a) -> m a

instance MonadFix Maybe where
  mfix f = let a = f (unJust a) in a
    where
      unJust (Just x) = x
      unJust Nothing = errorWithoutStackTrace "mfix Maybe: Nothing"

instance MonadFix [] where
  mfix f = case fix (\xs -> f (head xs)) of
    [] -> []
    x : _ -> x : mfix (\a -> tail (f a))

instance MonadFix ((->) r) where
  mfix f = \r -> let a = f a r in a

instance MonadFix (Either e) where
  mfix f = let a = f (unRight a) in a
    where
      unRight (Right x) = x
      unRight _ = errorWithoutStackTrace "mfix Either: Left"

instance MonadFix IO where
  mfix f = IO# (\w ->
    let r = unIO# (f (case r of Box# a -> a)) w
     in r)
