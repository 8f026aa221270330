-- wrong: IORef used as its content (line 8)
import Data.IORef

main :: IO ()
main = do
  r <- newIORef (1 :: Int)
  modifyIORef r (+ 1)
  print (r + 1)
