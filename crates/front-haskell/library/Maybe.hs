-- | The Haskell 98 name of `Data.Maybe`.
module Maybe (module Data.Maybe) where

import Data.Maybe
