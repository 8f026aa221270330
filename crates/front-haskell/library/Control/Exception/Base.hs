-- | Exceptions, under another name.
module Control.Exception.Base (module Control.Exception) where

import Control.Exception
