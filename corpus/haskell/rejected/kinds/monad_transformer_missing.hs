-- wrong: monad transformer without its monad (line 4)
import Control.Monad.State

step :: StateT Int ()
step = modify (+ 1)

main :: IO ()
main = evalStateT step 0
