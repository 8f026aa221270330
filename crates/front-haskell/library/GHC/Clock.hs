-- | A clock that only goes forward.
module GHC.Clock (getMonotonicTime, getMonotonicTimeNSec) where

import Data.Word (Word64)
import Snell.World (clock)

getMonotonicTimeNSec :: IO Word64
getMonotonicTimeNSec = fmap fromInteger clock

getMonotonicTime :: IO Double
getMonotonicTime = fmap (\n -> fromInteger n / 1.0e9) clock
