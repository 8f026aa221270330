-- | The Haskell 98 name of `System.Exit` and `System.Environment`.
module System (module System.Exit, module System.Environment) where

import System.Environment
import System.Exit
