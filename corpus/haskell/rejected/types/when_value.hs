-- wrong: when used with a branch that has a value (line 6)
import Control.Monad (when)

main :: IO ()
main = do
  when (1 < 2) (return 5)
  putStrLn "done"
