-- | The Haskell 98 name of `System.IO`, with what handles failures.
module IO (module System.IO, module System.IO.Error, bracket, bracket_, try, catch) where

import Control.Exception (bracket, bracket_, catch)
import System.IO
import System.IO.Error

try :: IO a -> IO (Either IOError a)
try = tryIOError
