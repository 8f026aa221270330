-- exitSuccess in the middle of a loop ends the program normally.
import System.Exit
import Control.Monad

main :: IO ()
main = forM_ [1 ..] $ \n -> do
  print n
  when (n * n > 20) exitSuccess
