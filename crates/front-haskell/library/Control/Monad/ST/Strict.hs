-- | State threads.
module Control.Monad.ST.Strict (ST, runST, fixST, stToIO, RealWorld) where


import Control.Monad.ST
