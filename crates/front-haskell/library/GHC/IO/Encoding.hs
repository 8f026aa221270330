-- | Encodings.
module GHC.IO.Encoding (module System.IO) where

import System.IO
