-- An IO error and die both give exit code one.
import System.Exit
import Control.Exception

main :: IO ()
main = do
  putStr "no newline at the end"
  _ <- try (ioError (userError "first")) :: IO (Either IOException ())
  die "dead"
