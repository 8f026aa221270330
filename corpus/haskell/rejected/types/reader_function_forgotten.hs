-- wrong: environment used without asking for it (line 7)
import Control.Monad.Reader

greet :: Reader String String
greet = do
  name <- asks length
  return ("hi " ++ name)

main :: IO ()
main = putStrLn (runReader greet "ann")
