-- wrong: reference escapes runST (line 5)
import Control.Monad.ST
import Data.STRef

leak = runST (newSTRef (0 :: Int))

main :: IO ()
main = print 1
