-- | Operations on unboxed values.
module GHC.Prim (module Snell.Magic) where

import Snell.Magic
