-- | Output that is collected.
module Control.Monad.Trans.Writer.CPS (module Control.Monad.Trans.Writer.Strict) where

import Control.Monad.Trans.Writer.Strict
