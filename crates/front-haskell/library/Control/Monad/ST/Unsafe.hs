-- | State threads, without safety.
module Control.Monad.ST.Unsafe (unsafeInterleaveST, unsafeIOToST, unsafeSTToIO) where

import Snell.Ref
