-- What comes after a conditional exit is not printed, also if it depends on nothing.
import Control.Monad
import System.Environment
import System.Exit

main :: IO ()
main = do
  args <- getArgs
  when (length args > 3) exitSuccess
  putStrLn "reached"
  when (null args) exitFailure
  putStrLn "not reached"
