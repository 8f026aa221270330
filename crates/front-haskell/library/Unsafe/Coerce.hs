{-# LANGUAGE MagicHash #-}
-- | Values of another type.
module Unsafe.Coerce (unsafeCoerce) where

import Snell.Base (unsafeCoerce#)

unsafeCoerce :: a -> b
unsafeCoerce x = unsafeCoerce# x
