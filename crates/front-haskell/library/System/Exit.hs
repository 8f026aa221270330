-- | Ending the program.
module System.Exit (ExitCode (..), exitWith, exitFailure, exitSuccess, die) where

import Snell.Base
import Snell.IO

exitWith :: ExitCode -> IO a
exitWith code = throwIO code

exitFailure :: IO a
exitFailure = exitWith (ExitFailure 1)

exitSuccess :: IO a
exitSuccess = exitWith ExitSuccess

die :: String -> IO a
die text = hPutStrLn stderr text >> exitFailure
