-- wrong: state put back at another type (line 7)
import Control.Monad.State

counter :: State Int String
counter = do
  n <- get
  put (show n)
  return "ok"

main :: IO ()
main = print (runState counter 1)
