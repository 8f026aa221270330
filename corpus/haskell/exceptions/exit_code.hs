-- exitWith ends the program with that number; what is printed before stays.
import System.Exit
import System.IO
import Control.Exception

main :: IO ()
main = do
  putStrLn "before"
  r <- try (exitWith (ExitFailure 9)) :: IO (Either ExitCode ())
  print r
  hPutStrLn stderr "to stderr"
  (putStrLn "leaving" >> exitWith (ExitFailure 3)) `finally` putStrLn "finalizer runs"
  putStrLn "never printed"
