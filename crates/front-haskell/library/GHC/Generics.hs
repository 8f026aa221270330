-- | Only the names: instances can be derived, and mean nothing.
module GHC.Generics (Generic, Generic1) where

import Snell.Generic
