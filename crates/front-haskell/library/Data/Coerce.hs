-- | Conversions that cost nothing.
module Data.Coerce (coerce, Coercible) where

import Snell.Base
