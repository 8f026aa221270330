{-# LANGUAGE TypeOperators, GADTs #-}
-- | Equality of types.
module Data.Type.Equality ((:~:) (..), sym, trans, castWith) where

import Data.Typeable ((:~:) (..))

sym :: (a :~: b) -> (b :~: a)
sym Refl = Refl

trans :: (a :~: b) -> (b :~: c) -> (a :~: c)
trans Refl Refl = Refl

castWith :: (a :~: b) -> a -> b
castWith Refl x = x
