import Control.Monad.State
counter :: State Int ()
counter = do
  n <- get
  put n + 1
main = print (execState counter 0)
