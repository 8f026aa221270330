-- | Processes. None is ever started: what would start one fails, as if it were not allowed.
module System.Process
  ( readProcess, readProcessWithExitCode, callProcess, callCommand, system, rawSystem, spawnProcess, spawnCommand
  , waitForProcess, terminateProcess, ProcessHandle, proc, shell, CreateProcess (..), readCreateProcess
  , readCreateProcessWithExitCode, showCommandForUser
  ) where

import System.Exit (ExitCode)
import System.IO.Error

data ProcessHandle = ProcessHandle

data CreateProcess = CreateProcess { command :: String, cwd :: Maybe FilePath, env :: Maybe [(String, String)] }

refused :: String -> IO a
refused what = ioError (mkIOError permissionErrorType ("no processes are started here: " ++ what) Nothing Nothing)

readProcess :: FilePath -> [String] -> String -> IO String
readProcess file args _ = refused (showCommandForUser file args)

readProcessWithExitCode :: FilePath -> [String] -> String -> IO (ExitCode, String, String)
readProcessWithExitCode file args _ = refused (showCommandForUser file args)

callProcess :: FilePath -> [String] -> IO ()
callProcess file args = refused (showCommandForUser file args)

callCommand :: String -> IO ()
callCommand = refused

system :: String -> IO ExitCode
system = refused

rawSystem :: String -> [String] -> IO ExitCode
rawSystem file args = refused (showCommandForUser file args)

spawnProcess :: FilePath -> [String] -> IO ProcessHandle
spawnProcess file args = refused (showCommandForUser file args)

spawnCommand :: String -> IO ProcessHandle
spawnCommand = refused

waitForProcess :: ProcessHandle -> IO ExitCode
waitForProcess _ = refused "waitForProcess"

terminateProcess :: ProcessHandle -> IO ()
terminateProcess _ = return ()

proc :: FilePath -> [String] -> CreateProcess
proc file args = CreateProcess (showCommandForUser file args) Nothing Nothing

shell :: String -> CreateProcess
shell text = CreateProcess text Nothing Nothing

readCreateProcess :: CreateProcess -> String -> IO String
readCreateProcess process _ = refused (command process)

readCreateProcessWithExitCode :: CreateProcess -> String -> IO (ExitCode, String, String)
readCreateProcessWithExitCode process _ = refused (command process)

showCommandForUser :: FilePath -> [String] -> String
showCommandForUser file args = unwords (map quoted (file : args))
  where
    quoted text
      | null text || any (`elem` " '\"\\$`!*?;&|<>()[]{}#~\n\t") text = "'" ++ concatMap escaped text ++ "'"
      | otherwise = text
    escaped '\'' = "'\\''"
    escaped c = [c]
